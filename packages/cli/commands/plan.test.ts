import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { templateFilm } from '@sella/ceph/testing/template-film'
import { describe, expect, it } from 'vitest'
import { Refused } from '../command'
import { plan } from './plan'

const landmarks = Object.fromEntries(Object.entries(templateFilm()).map(([name, { x, y }]) => [name, [x, y]]))

const run = async (input: unknown, ...more: readonly string[]): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'sella-plan-')), 'input.json')
  await writeFile(path, JSON.stringify(input))
  let printed = ''
  await plan.run({
    args: ['--input', path, ...more],
    root: '.',
    out: text => {
      printed += text
    },
    err: () => undefined,
  })
  return printed
}

const json = async (input: unknown) => JSON.parse(await run(input, '--json'))
const film = { landmarks, mm_per_px: 0.1 }

describe('plan', () => {
  it('moves points, skin with its band, and measurements', async () => {
    const answer = await json({ ...film, movements: [{ segment: 'U1', x: -5 }] })
    expect(answer.moved_mm.U1IncisalTip[0]).toBeCloseTo(-5, 9)
    expect(answer.landmarks.U1IncisalTip[0]).toBeCloseTo((landmarks.U1IncisalTip?.[0] ?? 0) - 50, 6)
    expect(answer.skin.UpperLip.shift_mm[0]).toBeCloseTo(-2.5, 9)
    expect(answer.skin.UpperLip.band_mm[0]).toBeCloseTo(2.7538, 4)
    expect(answer.skin.UpperLip.ratios[0]).toMatchObject({ driver: 'T.U1tip', ratio: 0.5, grade: 'proposal' })
    expect(answer.measurements['U1 to NA(mm)'].change).toBeLessThan(-4.5)
    expect(answer).toMatchObject({ weakestGrade: 'doubtful', ratioTable: 1, plan: { reference: 'FH' }, facing: 'right' })
  })

  it("says neither number nor people of a study for a ratio of one's own, nor its ratio for a strained lip", async () => {
    const lip = { id: 'incisor.LabraleSuperius.x.T.U1tip.x', ratio: 0.4, sd: 0.1, source: 'forty of ours' }
    const own = await json({ ...film, movements: { U1: { x: -5 } }, ratios: [lip] })
    expect(own.skin.LabraleSuperius.ratios[0]).toMatchObject({ ratio: 0.4, n: null, population: null, evidence: [lip.source] })
    const set = await json({
      ...film,
      movements: { MX: { x: 4 } },
      ratios: [{ ...lip, id: 'lefort.LabraleSuperius.x.MX.U1tip.x' }],
    })
    expect(set.skin.LabraleSuperius.ratios.find((each: { ratio: number }) => each.ratio === 0.4)).toMatchObject({ n: null })
    const strained = await json({ ...film, movements: { U1: { x: -9 } }, lipStrain: true })
    expect(strained.skin.LabraleSuperius.ratios[0]).toMatchObject({
      ...{ ratio: 1, sd: null, grade: 'recalled', population: null, evidence: ['TEXT'] },
    })
  })

  it('prints no sign before a shift that rounds to nothing', async () => {
    const printed = await run({ ...film, movements: [{ segment: 'U1', x: -0.04, y: -1 }] })
    expect(printed).toMatch(/U1IncisalTip +0\.0 +−1\.0/)
    expect(printed).not.toMatch(/[-−]0\.0\b/)
  })

  it('changes nothing without a movement', async () => {
    const answer = await json(film)
    expect(answer.landmarks).toEqual(landmarks)
    expect(answer).toMatchObject({ moved_mm: {}, skin: {}, weakestGrade: null, warnings: [] })
    expect(Object.values(answer.measurements).every(each => [0, null].includes((each as { change: number | null }).change))).toBe(
      true,
    )
  })

  it('without a scale tells angles only', async () => {
    const answer = await json({ landmarks, movements: { L1: { turn: 5, pivot: 'controlled_tipping' }, U1: { x: -3 } } })
    expect(answer).toMatchObject({ moved_mm: null, skin: {}, warnings: [{ kind: 'uncalibrated', segment: 'U1' }] })
    expect(answer.measurements.IMPA.change).toBeCloseTo(5, 6)
  })

  it('prints tables with the sentence of caution', async () => {
    const printed = await run({ ...film, movements: { MX: { x: 12 } } }, '--lang', 'en')
    expect(printed).toContain('not a promised result')
    expect(printed).toContain('12.0 mm forward is beyond the usual limit of 9.0 mm')
    expect(printed).toMatch(/weakest: our own proposal \(.+\)\n/)
    expect(printed).toMatch(/\nUSA: .+\n/)
  })

  it('says of a value on predicted skin how far it may be off, and of no other', async () => {
    const input = { ...film, movements: { U1: { x: -5 } } }
    const answer = await json(input)
    const band = answer.measurements['Upper lip to E-plane'].band
    expect(band).toBeGreaterThan(1.5)
    expect(answer.measurements['U1 to NA(mm)'].band).toBeNull()
    expect(
      answer.targets.map((each: { key: string; band: number | null }) => [each.key.split('.')[0], each.band !== null]),
    ).toEqual(
      expect.arrayContaining([
        ['holdaway', true],
        ['ricketts', false],
      ]),
    )
    const row = (await run(input, '--lang', 'en')).split('\n').find(line => line.startsWith('UL-E'))
    expect(row).toContain(band.toFixed(1))
  })

  it.each([
    [{ ...film, movements: [{ segment: 'XX' }] }, /movements.0/],
    [{ ...film, movments: [] }, /movments/],
    [{ ...film, movements: { U1: { x: 'a' } } }, /movements.U1.x/],
    [{ landmarks: { S: [1, 1] }, mm_per_px: 0.1 }, /Po/],
    [{ movements: [] }, /landmarks/],
  ])('refuses %#', async (input, why) => {
    await expect(run(input)).rejects.toThrow(Refused)
    await expect(run(input)).rejects.toThrow(why)
  })
})
