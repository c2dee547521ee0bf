import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { frontalAnalyses } from '@sella/ceph/data/frontal/analyses'
import { frontalFilmItemNames } from '@sella/ceph/data/frontal/item-rows'
import { judgeFrontal } from '@sella/ceph/frontal/judge-frontal'
import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { expect, it } from 'vitest'
import golden from '../../ceph/golden/frontal.json'
import { frontalTable } from '../frontal-output'
import { frontal } from './frontal'

const run = async (input: unknown, ...more: readonly string[]): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'sella-frontal-')), 'input.json')
  await writeFile(path, JSON.stringify(input))
  let text = ''
  await frontal.run({ args: ['--input', path, ...more], root: '.', out: more => (text += more), err: () => undefined })
  return text
}

const landmarks = golden.points
const marked = { ...landmarks, Mark_R: [-80, -40] }

it('prints both sides, their differences and what neighbouring levels share', async () => {
  const printed = JSON.parse(await run({ landmarks: marked, mm_per_px: 1 }, '--json'))
  expect(printed.asymmetry.find(({ level }: { level: string }) => level === 'Ag')).toMatchObject({
    right: expect.closeTo(44.6605, 4),
    left: expect.closeTo(39.3779, 4),
    index: expect.closeTo(-12.5719, 4),
  })
  expect(printed).toMatchObject({ sides: { marking: 'marked', mirrored: false }, midline: { by: 'cg-ans' } })
  expect(printed.findings[0].en).toContain('Antegonial notch 5.3 mm')
  const text = await run({ landmarks: marked, mm_per_px: 1 }, '--lang', 'en')
  expect(text).toContain('three-dimensional imaging')
  // The columns: right, left, left less right, index, height.
  expect(text).toMatch(/Ag +44\.7 +39\.4 +−5\.3 +−12\.6 +−1\.6/)
})

it('marks lengths by the scale of a file that is not the patient’s, no indices and no degrees', () => {
  const points = Object.fromEntries(
    Object.entries(marked).map(([name, [x = 0, y = 0]]) => [name, { x, y, origin: 'manual' as const }]),
  )
  const tracing = { ...emptyTracing, points, fileScale: { mmPerPixel: 1, provenance: 'detector' } } as const
  const [analysis] = frontalAnalyses
  if (!analysis) throw new Error('an analysis of frontal films')
  const nobody = { patient: { birthday: null, sex: null }, record: { createday: '', ageGroup: null } }
  const { rows } = judgeFrontal({ ...nobody, tracing, analysis: { ...analysis, items: frontalFilmItemNames } })
  const text = frontalTable(tracing, rows, 'en')
  expect(text).toMatch(/Ag +≈ 44\.7 +≈ 39\.4 +≈ −5\.3 +−12\.6 +≈ −1\.6/)
  expect(text).toMatch(/MaxillaryWidth .*≈ 63\.0/)
  expect(text).toMatch(/WidthRatio +[^≈]* 75\.0/)
})

it('names the sides by the image and says why where no letter is placed, and by the patient where one is', async () => {
  const of = (points: object) => run({ landmarks: points, mm_per_px: 1 }, '--lang', 'en', '--method', 'Ricketts frontal')
  expect(await of(landmarks)).toMatch(/level +image left +image right +image right - image left/)
  expect(await of(landmarks)).toContain('No side marker is placed')
  expect(await of(marked)).toMatch(/level +right +left +left - right/)
  expect(await of(marked)).not.toContain('No side marker is placed')
  const bare = { Cg: landmarks.Cg, Z_R: landmarks.Z_R, Z_L: landmarks.Z_L }
  expect(await of(bare)).toContain('nothing was compared')
})

it('says where the scale comes from: given, or of the ruler, which counts first', async () => {
  const scaleOf = async (input: object) => JSON.parse(await run({ landmarks, ...input }, '--json')).scale
  const ruler = { ruler0: [0, 0], ruler1: [100, 0], rulerdistance: 10 }
  expect(await scaleOf({ mm_per_px: 0.2 })).toEqual({ mmPerPixel: 0.2, provenance: 'given' })
  expect(await scaleOf({ mm_per_px: 0.2, ...ruler })).toEqual({ mmPerPixel: 0.1, provenance: 'ruler' })
  expect(await scaleOf({})).toEqual({ mmPerPixel: null, provenance: 'none' })
})

it('without a scale says so, and tells ratios and indices', async () => {
  const printed = JSON.parse(await run({ landmarks }, '--json'))
  expect(printed.missing.MaxillaryWidth).toEqual({ why: 'uncalibrated' })
  expect(printed.rows.find(({ item }: { item: string }) => item === 'WidthRatio').value).toBeCloseTo(74.9617, 4)
  expect(await run({ landmarks })).toContain('无比例')
})

it('judges by age in Ricketts’ analysis, with the grade of its norms', async () => {
  const more = ['--method', 'Ricketts frontal', '--birthday', '2010-01-01', '--date', '2022-01-01', '--json']
  const printed = JSON.parse(await run({ landmarks, mm_per_px: 1 }, ...more))
  expect(printed.rows.find(({ item }: { item: string }) => item === 'MandibularWidth')).toMatchObject({
    mean: 80.2,
    normGrade: 'memory',
    stars: 1,
  })
  const unread = printed.rows.filter(({ value }: { value: number | null }) => value === null)
  expect(unread.length).toBeGreaterThan(0)
  for (const row of unread) expect(row).toMatchObject({ difference: null, class: null })
})

it('refuses points of another film, and an analysis it does not know', async () => {
  await expect(run({ landmarks: { S: [1, 2] } })).rejects.toThrow('S')
  await expect(run({ landmarks }, '--method', 'Steiner')).rejects.toThrow('Steiner')
})
