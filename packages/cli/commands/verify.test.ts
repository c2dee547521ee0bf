import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sealed } from '@sella/server/pdf/frozen'
import { pdfOf } from '@sella/server/report/pdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verify } from './verify'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sella-verify-'))
})
afterAll(() => rm(folder, { recursive: true }))

const data = '{"points":[]}'
const identity = createHash('sha256').update(data).digest('hex')
const page = { section: 'A', width: 100, height: 100, pixel: 1, layers: [] }
const parts = { title: 't', author: 'a', lang: 'zh', day: '2026-11-22', pictures: [] } as const

const run = async (pdf: Buffer, ...more: readonly string[]): Promise<string> => {
  const place = join(folder, 'a.pdf')
  await writeFile(place, pdf)
  let printed = ''
  const out = (text: string): void => {
    printed += text
  }
  await verify.run({ args: [place, ...more], root: '', out, err: out })
  return printed
}

test('a document holds by its seal; changed by one byte, or of anybody else, it is refused', async () => {
  const pdf = await pdfOf([page], { ...parts, frozen: { number: 'D-20261122-0001', identity, data } })
  expect(await run(pdf, '--lang', 'en')).toContain('D-20261122-0001  unchanged since it was created')
  expect(await run(pdf, '--lang=zh')).toContain('D-20261122-0001  自生成后未改动')
  for (let at = 10; at < pdf.length; at += Math.ceil(pdf.length / 50)) {
    const altered = Buffer.from(pdf)
    altered[at] = (altered[at] ?? 0) ^ 4
    await expect(run(altered)).rejects.toThrow('changed after it was created')
  }
  await expect(run(await pdfOf([page], parts))).rejects.toThrow('not a Sella document')
})

test('a new seal over other data does not make a document: its data no longer give its identity', async () => {
  const pdf = await pdfOf([page], { ...parts, frozen: { number: 'D-20261122-0001', identity, data: '{"points":[1]}' } })
  await expect(run(sealed(pdf))).rejects.toThrow('changed after it was created')
})
