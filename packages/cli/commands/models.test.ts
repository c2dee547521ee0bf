import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bothArches } from '@sella/ceph/testing/dental-arch'
import { modelReadingsText } from '@sella/contract/documents/model-readings'
import { expect, it } from 'vitest'
import { models } from './models'

const run = async (input: string, ...more: readonly string[]): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'sella-models-')), 'input.json')
  await writeFile(path, input)
  let printed = ''
  await models.run({ args: ['--input', path, ...more], root: '.', out: text => (printed += text), err: () => undefined })
  return printed
}

const arches = bothArches({ widths: { '12': 7, '22': 7 } }, { room: 0.95, spee: 1 })

it('prints widths, ratios and space', async () => {
  const answer = JSON.parse(await run(modelReadingsText(arches), '--json'))
  expect(answer.widths['12'].mm).toBeCloseTo(7, 3)
  expect(answer.bolton.anterior).toMatchObject({ status: 'measured', norm: { mean: 79.32 } })
  const printed = await run(modelReadingsText(arches), '--lang', 'en')
  expect(printed).toMatch(/Anterior\s+78\.72%/)
  expect(printed).toContain("Little's irregularity")
  // The error with the decimals of screen and paper.
  expect(printed).toMatch(/78\.72% +± 1\.0 /)
  expect(printed).toMatch(/Upper Length, M1 to M1 +\d+\.\d mm/)
  expect(printed).not.toContain('overjet')
})

it('judges by the doctor’s own norm from a file, and says so where it is chosen without one', async () => {
  const own = modelReadingsText({ ...arches, boltonNorm: 'own' })
  const file = join(await mkdtemp(join(tmpdir(), 'sella-own-norms-')), 'own.json')
  const pair = (mean: number, sd: number) => ({ meanSd: { permanent: { mean, sd } } })
  await writeFile(file, JSON.stringify({ BoltonAnterior: pair(77, 1.5), BoltonOverall: pair(91, 2), SNA: { tipsLess: 'x' } }))
  const { bolton, boltonNorm } = JSON.parse(await run(own, '--json', '--own-norms', file))
  expect(boltonNorm).toMatchObject({ choice: 'own', name: { en: "the doctor's own norm" }, table: null })
  expect(bolton.anterior).toMatchObject({ norm: { mean: 77, sd: 1.5 }, z: expect.closeTo((78.7234 - 77) / 1.5, 3) })
  expect(await run(own, '--lang', 'en', '--own-norms', file)).toContain("the doctor's own norm")
  expect(JSON.parse(await run(own, '--json')).boltonNorm).toMatchObject({ choice: 'cn_chengdu' })
  await writeFile(file, JSON.stringify({ BoltonAnterior: pair(77, 0), BoltonOverall: pair(91, 2) }))
  await expect(run(own, '--own-norms', file)).rejects.toThrow('BoltonAnterior')
})

it('prints the bite of two files that lie in it, and what a prediction is worth', async () => {
  const bitten = bothArches({ place: ({ x, y, z }) => ({ x: x - 1, y: y + 4, z: z + 3 }) })
  const printed = await run(modelReadingsText({ ...bitten, inBite: true }), '--lang', 'en')
  expect(printed).toMatch(/overjet, edge to edge +2\.8 mm/)
  expect(printed).toMatch(/overbite, edge to edge +2\.0 mm/)
  expect(printed).toMatch(/lower midline +1\.0 mm to the left/)
  const mixed = await run(modelReadingsText({ ...bitten, prediction: 'moyers75' }), '--lang', 'en')
  expect(mixed).toContain('too small in 359 Spaniards')
})

it('says which borrowed widths the space of a jaw counts', async () => {
  const lacking = {
    ...arches,
    mmPerUnit: { upper: 1, lower: 1 },
    teeth: { ...arches.teeth, '14': { contacts: [], missing: true } },
  }
  const note = 'Upper: the required space counts the borrowed width of 14, even where that tooth is absent'
  expect(JSON.parse(await run(modelReadingsText(lacking), '--json', '--lang', 'en')).notes).toEqual([note])
  expect(await run(modelReadingsText(lacking), '--lang', 'en')).toContain(`${note}\n`)
})

it('says that a unit nobody told was taken as millimetres', async () => {
  const notesOf = async (mmPerUnit: { readonly upper: number | null; readonly lower: number | null }) =>
    JSON.parse(await run(modelReadingsText({ ...arches, mmPerUnit }), '--json', '--lang', 'en')).notes
  expect(await notesOf({ upper: 1, lower: null })).toEqual([expect.stringContaining('no unit; taken as mm')])
  expect(await notesOf({ upper: 1, lower: 1 })).toEqual([])
})

it('says what lacks, and where a file is malformed', async () => {
  const { '35': _, ...teeth } = arches.teeth
  expect(await run(modelReadingsText({ ...arches, teeth }), '--lang', 'en')).toContain('lacking 35')
  await expect(run('{"version":1}')).rejects.toThrow('no readings of models at teeth')
})

it('says what must be known of corrections, and takes levelling off nothing', async () => {
  const anterior = { incisors: null, bolton: 'anterior' } as const
  const text = modelReadingsText({ ...arches, corrections: { upper: anterior, lower: anterior } })
  const { corrected, notes } = JSON.parse(await run(text, '--json', '--lang', 'en'))
  expect(corrected.lower.lines.map(({ name }: { name: string }) => name)).toEqual(['incisors', 'bolton'])
  expect(notes).toEqual([expect.stringContaining('counted in both jaws')])
  const printed = await run(text, '--lang', 'en')
  expect(printed).toContain('counted in both jaws')
  expect(printed).toContain('contained in the available length')
})

it('says of a photograph that it is less exact, gives its errors, and nothing that needs height', async () => {
  const ruler = { from: { x: 0, y: 0, z: 0 }, to: { x: 0, y: 50, z: 0 }, mm: 50 }
  const flat = { ...arches, on: { upper: 'photo', lower: 'photo' }, rulers: { upper: ruler, lower: ruler } } as const
  const { notes, spee, widths } = JSON.parse(await run(modelReadingsText(flat), '--json', '--lang', 'en'))
  expect(spee).toBeNull()
  expect(widths['12'].error).toBeCloseTo(Math.hypot(0.3, 7 * Math.hypot(0.3 / 50, 0.02)), 3)
  expect(notes).toContainEqual(expect.stringContaining('less exact than a model'))
  const printed = await run(modelReadingsText(flat), '--lang', 'en')
  expect(printed).toContain('need height')
  expect(printed).toMatch(/Lower arch depth\s+\d+\.\d ± \d\.\d mm/)
  const bare = { ...flat, rulers: { upper: null, lower: ruler } }
  expect(await run(modelReadingsText(bare), '--lang', 'en')).toContain('without a scale')
  expect(await run(modelReadingsText(bare), '--lang', 'en')).toContain('no scale yet')
  expect(await run(modelReadingsText(bare), '--lang', 'en')).not.toContain('lacking 1')
})
