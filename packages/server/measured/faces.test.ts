import { faceTemplates } from '@sella/ceph/data/face-template'
import { evaluateFace } from '@sella/ceph/face/evaluate-face'
import type { MeasuredTable } from '@sella/ceph/tabulate/measured'
import { calibrate } from '@sella/ceph/tracing/calibration'
import { emptyTracing, type PlacedPoint, type Tracing } from '@sella/ceph/tracing/tracing'
import type { Input } from '@sella/contract/calls/index'
import { profileImage, withAlignment } from '@sella/contract/documents/alignment'
import { faceToStored } from '@sella/contract/documents/face-points'
import { pictureNameOf } from '@sella/contract/documents/picture-name'
import readExcelFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import type { Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { picture, someone } from '../testing/samples'
import { tableFile } from '../testing/table-file'
import { tracedCase, tracedRecord } from '../testing/traced'

/** A profile's points, the chin nobody saw and the nose tip only the detector; the ruler is 20 mm over 200 pixels. */
const profile = (scaled: boolean): Tracing => ({
  ...emptyTracing,
  points: Object.fromEntries(
    Object.entries(faceTemplates.face_side).map(([name, { x, y }]): [string, PlacedPoint] => [
      name,
      { ...{ x: 300 + x, y: 300 + y }, origin: name === 'SoftTissuePog' ? 'estimated' : name === 'Prn' ? 'detected' : 'manual' },
    ]),
  ),
  ruler: scaled
    ? {
        ends: [
          { x: 10, y: 10 },
          { x: 210, y: 10 },
        ],
        mm: 20,
      }
    : null,
})

interface OnRecord {
  readonly caseUuid: string
  readonly uuid: string
}

/** Points on a side photo, which lies on the record's film at half its size where it has one and no ruler of its own. */
const placed = async (doctor: Visitor, { caseUuid, uuid }: OnRecord, scaled: boolean) => {
  await doctor.call('imageUpload', { recordUuid: uuid, type: 'Lateral_Photo', name: 'a.jpg' }, await picture())
  const record = (await doctor.call('timebarGet', { caseUuid })).find(each => each.uuid === uuid)
  const [photo, film] = (['Lateral_Photo', 'Lateral_Ceph'] as const).map(type => record?.photos.find(each => each.type === type))
  const stored = photo && faceToStored('face_side', profile(scaled), { previous: null, of: pictureNameOf(photo) })
  if (!record || !photo || !stored?.ok) throw new Error('no photo')
  const fit = { a: 0.5, b: 0, tx: 0, ty: 0 }
  const on = film && { film: pictureNameOf(film), photo: pictureNameOf(photo), fit, mirrored: false, residualMm: 1 }
  const alignment = on ? { alignment: withAlignment(null, profileImage, { ...on, origin: 'manual' }) } : {}
  await doctor.call('timebarUpdate', { uuid, caseUuid, version: record.version, facePoints: stored.value, ...alignment })
}

const recordWith = async (doctor: Visitor, caseUuid: string, { createday, scaled }: { createday: string; scaled: boolean }) => {
  const { uuid } = await doctor.call('timebarAdd', { caseUuid, createday, type: 1 })
  await placed(doctor, { caseUuid, uuid }, scaled)
}

const engineRows = (scaled: boolean, items: readonly string[]) => {
  const tracing = profile(scaled)
  return evaluateFace({ view: 'face_side', points: tracing.points, calibration: calibrate(tracing) }, items).rows
}

onEachEngine('the measurements of photos of the face', bench => {
  const twoPhotos = async (doctor: Visitor, name: string) => {
    const { uuid: caseUuid } = await doctor.call('patientAdd', someone(name))
    await recordWith(doctor, caseUuid, { createday: '2026-01-02T09:30', scaled: true })
    await recordWith(doctor, caseUuid, { createday: '2026-03-03T09:30', scaled: false })
    return caseUuid
  }

  test('are what the engine gives for each record’s photo, with its scale, its norms and its doubts', async () => {
    const doctor = await bench().doctor()
    const caseUuid = await twoPhotos(doctor, '示例·侧貌')
    const wish = { caseUuid, analysis: 'face_side', lang: 'zh', format: 'json' } as const
    const table: MeasuredTable = JSON.parse((await tableFile(bench(), doctor, { call: 'caseMeasurements', wish })).toString())
    expect(table.method).toEqual({ name: 'face_side', title: '侧貌分析（照片）' })
    const records = table.cases[0]?.records ?? []
    expect(records.map(({ date, scale, ageGroup }) => [date, scale.provenance, ageGroup])).toEqual([
      ['2026-01-02', 'ruler', null],
      ['2026-03-03', 'none', null],
    ])
    for (const [i, { rows }] of records.entries()) {
      expect(rows.length).toBeGreaterThan(20)
      const engine = engineRows(
        i === 0,
        rows.map(({ item }) => item),
      )
      expect(rows.map(({ item, value, error, missing, mean, stars }) => [item, value, error, missing, mean, stars])).toEqual(
        engine.map(({ item, reading, norm, stars }) => {
          const read = reading.status === 'read'
          const judged = read && norm !== null
          return [
            ...[item, read ? reading.value : null, read ? reading.error : null, read ? null : reading.why],
            ...[norm?.mean ?? null, judged ? stars : null],
          ]
        }),
      )
    }
    const of = (item: string) => records[0]?.rows.find(row => row.item === item)
    expect(of('ULtoELine')).toMatchObject({ estimatedPoints: ['SoftTissuePog'], unconfirmedPoints: ['Prn'] })
    expect(of('NasofrontalAngle')).toMatchObject({ estimatedPoints: [], unconfirmedPoints: ['Prn'] })
    expect(records[1]?.rows.find(({ item }) => item === 'ULtoELine')?.missing).toBe('uncalibrated')
  })

  test('by the scale of the film a photo lies on say so, and what speaks against that scale; none by one that is doubted', async () => {
    const doctor = await bench().doctor()
    // 10 mm that are said to be 15: S-Na of half its size more.
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '示例·对齐', rulerMm: 15 })
    await placed(doctor, { caseUuid, uuid: recordUuid }, false)
    const wish = { caseUuid, analysis: 'face_side', lang: 'en', format: 'json' } as const
    const recordsOf = async () => {
      const table: MeasuredTable = JSON.parse((await tableFile(bench(), doctor, { call: 'caseMeasurements', wish })).toString())
      return table.cases[0]?.records ?? []
    }
    const [alone] = await recordsOf()
    expect(alone?.scale).toEqual({ mmPerPixel: expect.closeTo(0.075, 9), provenance: 'film' })
    expect(alone?.scaleCaution).toMatch(/^doubtful: S-Na = /)
    expect(alone?.rows.find(({ item }) => item === 'ULtoELine')?.missing).toBeNull()
    await tracedRecord(doctor, caseUuid, { rulerMm: 10 })
    const [beside] = await recordsOf()
    expect(beside?.rows.find(({ item }) => item === 'ULtoELine')).toMatchObject({ value: null, missing: 'scale-doubted' })
    expect(beside?.rows.find(({ item }) => item === 'NasofrontalAngle')?.missing).toBeNull()
  })

  test('come as sheets and for statistics, of a search too where no film is traced, unnamed where that is wished', async () => {
    const doctor = await bench().doctor()
    const caseUuid = await twoPhotos(doctor, '示例·检索')
    const sheetsWish = { caseUuid, analysis: 'face_side', lang: 'en', format: 'xlsx' } as const
    const book = await tableFile(bench(), doctor, { call: 'caseMeasurements', wish: sheetsWish })
    const sheets = await readExcelFile(book)
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['2026-01-02', '2026-03-03', 'Method and records', 'Sources'])
    const rowsOf = async (filter: Input<'searchMeasurements'>['filter']) => {
      const wish = { analysis: 'face_side', lang: 'en', format: 'json', shape: 'research', today: '2026-11-21', filter } as const
      const text = (await tableFile(bench(), doctor, { call: 'searchMeasurements', wish })).toString()
      expect(text).not.toContain('示例')
      return JSON.parse(text).rows as readonly Readonly<Record<string, unknown>>[]
    }
    const [first, second, ...more] = await rowsOf({})
    expect([first?.record, second?.record, more]).toEqual(['R1', 'R2', []])
    expect(first?.NasofrontalAngle).toBe(second?.NasofrontalAngle)
    expect([typeof first?.ULtoELine, second?.ULtoELine]).toEqual(['number', null])
    expect(await rowsOf({ days: { from: '2026-02-01' } })).toHaveLength(1)
  })

  test('are refused where there are none, and to a stranger', async () => {
    const [doctor, stranger] = [await bench().doctor(), await bench().doctor()]
    const caseUuid = await twoPhotos(doctor, '示例·无')
    const wish = { lang: 'en', format: 'csv' } as const
    expect(await doctor.refusal('caseMeasurements', { ...wish, caseUuid, analysis: 'face_smile' })).toBe('FACE_NOT_MEASURED')
    const asked = { ...wish, analysis: 'face_side', today: '2026-11-21', filter: {} }
    expect(await stranger.refusal('searchMeasurements', asked)).toBe('FACE_NOT_MEASURED')
    expect(await stranger.refusal('caseMeasurements', { ...wish, caseUuid, analysis: 'face_side' })).toBe('NOT_FOUND')
  })
})
