import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FineLook, Numbers } from './film/numbers'
import type { CardFile } from './models'
import { openDetector, readCard } from './onnx-node'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sella-models-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The shipped weights with other looks, without those of the further points, and further networks in the card. */
async function weights(
  name: string,
  looks: readonly FineLook[] | undefined,
  more: Readonly<Record<string, CardFile>>,
  own: Partial<Numbers> = {},
) {
  const place = join(folder, name)
  await cp(fileURLToPath(new URL('./models', import.meta.url)), place, { recursive: true })
  const card = await readCard({ folder: place })
  const numbers = JSON.parse(await readFile(join(place, card.files.numbers.file), 'utf8'))
  const text = JSON.stringify({ ...numbers, further: undefined, ...own, views: { ...numbers.views, looks } })
  await writeFile(join(place, card.files.numbers.file), text)
  const sha256 = createHash('sha256').update(text).digest('hex')
  const { coarse, fine } = card.files
  const files = { coarse, fine, numbers: { file: card.files.numbers.file, sha256 }, ...more }
  await writeFile(join(place, `${card.model}-card.json`), JSON.stringify({ ...card, files }))
  return { folder: place }
}

const straight = { shift: [0, 0], turn: 0, size: 0 } as const
const shared: readonly FineLook[] = [
  { ...straight, network: 'fine' },
  { ...straight, network: 'fineB' },
]

test('a card with several fine networks opens when it has each that its looks call upon, and is refused when one is missing or changed', async () => {
  const { fine } = (await readCard()).files
  await expect(openDetector(await weights('two', shared, { fineB: fine }))).resolves.toBeDefined()
  await expect(openDetector(await weights('missing', shared, {}))).rejects.toThrow('lacks the network fineB')
  const changed = await weights('changed', shared, { fineB: { ...fine, sha256: '0'.repeat(64) } })
  await expect(openDetector(changed)).rejects.toThrow('not the file its model card describes')
})

test('a card whose numbers know further points is refused without their network', async () => {
  const further = {
    order: [],
    looks: [{ ...straight, network: 'further' }],
    hold: [0],
    limit: 1,
  } as unknown as Numbers['further']
  const lacking = await weights('no further', shared.slice(0, 1), {}, further ? { further } : {})
  await expect(openDetector(lacking)).rejects.toThrow('lacks the network further')
})

test('a card with one fine network opens, whether its looks name it or it has none', async () => {
  await expect(openDetector(await weights('none', undefined, {}))).resolves.toBeDefined()
  await expect(openDetector(await weights('one', shared.slice(0, 1), {}))).resolves.toBeDefined()
})
