import { storedFrontalFilm } from '@sella/contract/documents/frontal-points'
import { contentOf } from '@sella/contract/documents/own-analysis'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import { placedToStored } from '@sella/contract/documents/placed-points'
import { startBench } from '@sella/server/testing/bench'
import { caseWithRecord, picture } from '@sella/server/testing/samples'
import { afterAll, beforeAll, expect, it } from 'vitest'
import golden from '../../ceph/golden/frontal.json'
import { Refused, WrongUsage } from '../command'
import { frontal } from './frontal'

let folder = ''
let close: () => Promise<void> = async () => undefined
let placed = ''
let bare = ''

const points = { ...golden.points, Mark_R: [-80, -40] }

beforeAll(async () => {
  const bench = await startBench(null)
  folder = bench.folder
  close = bench.close
  const doctor = await bench.doctor()
  const own = await caseWithRecord(doctor)
  placed = own.recordUuid
  bare = (await caseWithRecord(doctor)).recordUuid
  const film = await doctor.call('imageUpload', { recordUuid: placed, type: 'Frontal_Ceph', name: 'pa.jpg' }, await picture())
  const tracing = {
    points: Object.fromEntries(
      Object.entries(points).map(([name, [x = 0, y = 0]]) => [name, { x: x + 100, y: y + 60, origin: 'manual' as const }]),
    ),
    ...{ ruler: null, fileScale: null },
  }
  const [record] = await doctor.call('timebarGet', { caseUuid: own.caseUuid })
  const hash = record?.photos.find(({ type }) => type === 'Frontal_Ceph')?.hash ?? film.hash
  const stored = placedToStored(storedFrontalFilm, tracing, { previous: null, of: hash })
  if (!stored.ok) throw new Error('the points cannot be stored')
  const of = { uuid: placed, caseUuid: own.caseUuid, version: record?.version ?? 1 }
  await doctor.call('timebarUpdate', { ...of, facePoints: stored.value })
  const content = contentOf({ items: ['WidthRatio', 'MaxillaryWidth'], lines: [] }, 'frontal')
  await doctor.call('analysisAdd', { name: 'Own PA', content })
  // The patient of the samples is thirteen on the day of the record.
  const values = { WidthRatio: { meanSd: { early_permanent: { mean: 77, sd: 1 }, permanent: { mean: 70, sd: 1 } } } }
  await doctor.call('settingSave', { name: ownValuesSetting.name, content: JSON.stringify(values) })
}, 60_000)
afterAll(() => close())

const run = async (...args: readonly string[]): Promise<string> => {
  let text = ''
  await frontal.run({ args: ['--data', folder, ...args], root: '.', out: more => (text += more), err: () => undefined })
  return text
}

it('tells of a record what it tells of the same points in a file', async () => {
  const printed = JSON.parse(await run('--record', placed, '--json'))
  expect(printed.sides).toMatchObject({ marking: 'marked', mirrored: false })
  expect(printed.asymmetry.find(({ level }: { level: string }) => level === 'Ag').index).toBeCloseTo(-12.5719, 3)
  expect(printed.rows.find(({ item }: { item: string }) => item === 'WidthRatio').value).toBeCloseTo(74.9617, 3)
  expect(printed.missing.MaxillaryWidth).toEqual({ why: 'uncalibrated' })
})

it('judges by an analysis of the record’s doctor and her own norms, and says so', async () => {
  const { rows } = JSON.parse(await run('--record', placed, '--method', 'Own PA', '--json'))
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({
    ...{ item: 'WidthRatio', mean: 77, sd: 1, normSource: "the doctor's own norm", normGroup: 'early_permanent' },
    ...{ class: 'sd_negative_2', stars: 2 },
  })
  expect(rows[1]).not.toHaveProperty('mean')
  expect(await run('--record', placed, '--method', 'Own PA', '--lang', 'en')).toContain('The norms are the doctor’s own')
  expect(await run('--record', placed, '--method', 'Grummons', '--lang', 'en')).not.toContain('norm')
  await expect(run('--record', placed, '--method', 'Own')).rejects.toThrow('Own PA')
})

it('refuses a record without the film or its points, and facts that a record has itself', async () => {
  await expect(run('--record', bare)).rejects.toThrow(Refused)
  await expect(run('--record', 'x')).rejects.toThrow(Refused)
  await expect(run('--record', placed, '--birthday', '2010-01-01')).rejects.toThrow(WrongUsage)
  await expect(run('--record', placed, '--input', 'x')).rejects.toThrow(WrongUsage)
  await expect(run()).rejects.toThrow(WrongUsage)
})
