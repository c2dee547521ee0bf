import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { face } from './face'

const scaleOf = async (input: object) => {
  const path = join(await mkdtemp(join(tmpdir(), 'sella-face-')), 'input.json')
  await writeFile(path, JSON.stringify({ landmarks: {}, ...input }))
  let text = ''
  const args = ['--view', 'face_side', '--input', path, '--json']
  await face.run({ args, root: '.', out: more => (text += more), err: () => undefined })
  return JSON.parse(text).scale
}

it('says where the scale comes from: given, of the ruler, or none', async () => {
  const ruler = { ruler0: [0, 0], ruler1: [100, 0], rulerdistance: 10 }
  expect(await scaleOf({ mm_per_px: 0.2, ...ruler })).toEqual({ mmPerPixel: 0.2, provenance: 'given' })
  expect(await scaleOf(ruler)).toEqual({ mmPerPixel: 0.1, provenance: 'ruler' })
  expect(await scaleOf({})).toEqual({ mmPerPixel: null, provenance: 'none' })
})
