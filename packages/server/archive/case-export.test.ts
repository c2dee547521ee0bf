import { base } from '@sella/contract/call'
import { calls } from '@sella/contract/calls/index'
import { marksOn, withMarksOn } from '@sella/contract/documents/picture-marks'
import { pictureNameOf } from '@sella/contract/documents/picture-name'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { caseArchived, fullAccount, sendArchive } from '../testing/archives'
import { startBench, type TestBench, type Visitor } from '../testing/bench'
import { dicomFile } from '../testing/dicom-file'
import { onEachEngine } from '../testing/each-engine'
import { picture, someone } from '../testing/samples'
import { tracingText } from '../testing/traced'

const valuesOf = async (bench: TestBench, doctor: Visitor, caseUuid: string): Promise<unknown> => {
  const reply = await fetch(`${bench.server.address}${base}${calls.caseMeasurements.path}`, {
    method: 'POST',
    headers: { authorization: doctor.token, 'content-type': 'application/json' },
    body: JSON.stringify({ caseUuid, analysis: 'ABO', lang: 'en', format: 'json', identity: false }),
  })
  return reply.json()
}

/** A DICOM film with its name in it, and a pixel of 0.2 mm. */
const scaledFilm = dicomFile({
  ...{ rows: 300, columns: 300, allocated: 8, stored: 8, photometric: 'MONOCHROME2' },
  pixels: Array.from({ length: 90_000 }, (_, i) => i % 251),
  more: [
    [0x0010, 0x0010, 'PN', 'Zhao^Si'],
    [0x0028, 0x0030, 'DS', '0.2\\0.2'],
  ],
})

const span = {
  tool: 'distance' as const,
  points: [
    { x: 10, y: 10 },
    { x: 40, y: 50 },
  ],
}

/** A case whose film states its scale, with what would name the patient in every place it can stand. */
const tellingCase = async (doctor: Visitor) => {
  const { uuid: caseUuid } = await doctor.call('patientAdd', {
    ...someone('赵四', 'Z-9'),
    phone: '13800000000',
    notes: '赵四的备注',
  })
  const records: string[] = []
  for (const createday of ['2024-03-05T09:30', '2026-01-02T08:00']) {
    const { uuid: recordUuid } = await doctor.call('timebarAdd', { caseUuid, createday, type: 1 })
    const film = records.length === 0 ? scaledFilm : await picture('jpeg', { tone: 80 })
    await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: '赵四.dcm' }, film)
    await doctor.call(
      'imageUpload',
      { recordUuid, type: 'Smile_Photo', name: '赵四笑' },
      await picture('jpeg', { tone: 120 + records.length }),
    )
    const exported = (await doctor.call('timebarGet', { caseUuid })).find(({ uuid }) => uuid === recordUuid)
    const marked = exported?.photos.find(({ type }) => type === 'Lateral_Ceph')
    await doctor.call('pictureMarksSave', {
      uuid: marked?.uuid ?? '',
      content: withMarksOn(null, { frame: marked?.hash ?? '', shown: marked?.shown ?? '' }, [
        span,
        { tool: 'note', points: span.points, text: '赵四的标注' },
      ]),
      from: null,
    })
    const cephPoints = tracingText({ ruler: records.length > 0 })
    await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: exported?.version ?? 1, cephPoints })
    await doctor.call('recordNoteSave', { uuid: recordUuid, note: '赵四复诊', from: '' })
    const order = { seed: 987_654_321, place: 1, of: 2 }
    await doctor.call('rereadAdd', { recordUuid, reader: 'other', name: '赵四', cephPoints, order })
    records.push(recordUuid)
  }
  const scheme = { name: '赵四', uuids: records, cephImgs: {}, overFun: 'sn', points: {}, imgTrans: {}, savedOn: '2026-01-03' }
  await doctor.call('overconfigUpdate', { caseUuid, content: JSON.stringify([scheme]) })
  return { caseUuid, records }
}

onEachEngine('the archive of one case', bench => {
  test('holds that case whole and no other, and any account brings it in', { timeout: 60_000 }, async () => {
    const doctor = await bench().doctor()
    const { caseUuid } = await fullAccount(doctor)
    await doctor.call('patientAdd', someone('别人', 'B-2'))
    const { bytes, texts } = await caseArchived(bench(), doctor, { uuid: caseUuid })
    expect([...texts.values()].join('')).not.toContain('别人')
    const there = await startBench(null)
    const other = await there.doctor()
    const events = await sendArchive(there, other, bytes)
    expect(events.at(-1)).toEqual({ imported: { patients: 1, merged: 0, records: 1, images: 2, analyses: 0 } })
    const [[mine], [theirs]] = [
      (await doctor.call('patientGet', { search: 'A-001' })).rows,
      (await other.call('patientGet', {})).rows,
    ]
    const facts = ({ name, birthday, caseNo, notes, agency }: NonNullable<typeof mine>) => [
      name,
      birthday,
      caseNo,
      notes,
      agency?.name,
    ]
    if (!mine || !theirs) throw new Error('the case is there')
    expect(facts(theirs)).toEqual(facts(mine))
    expect(await valuesOf(there, other, theirs.uuid)).toEqual(await valuesOf(bench(), doctor, caseUuid))
    await there.close()
  })

  test('without identity holds nothing that names anybody, and measures the same', { timeout: 60_000 }, async () => {
    const doctor = await bench().doctor()
    const { caseUuid, records } = await tellingCase(doctor)
    const photos = (await doctor.call('timebarGet', { caseUuid })).flatMap(record => record.photos)
    const { bytes, texts } = await caseArchived(bench(), doctor, { uuid: caseUuid, identity: false })
    const all = [...texts].flat().join('\n')
    const secrets = [
      ...['赵四', 'Z-9', '13800000000', '987654321', '2024-03-05', '2026-01-0', '2012-03', caseUuid, ...records],
      ...photos.flatMap(({ hash, uuid }) => [hash, uuid]),
    ]
    for (const secret of secrets) expect(all, secret).not.toContain(secret)
    // Of no other moment than that of the archive: any of the case's own would undo the shift of its days.
    const { madeAt } = JSON.parse(texts.get('manifest.json') ?? '{}') as { madeAt: string }
    const moments = all.match(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g) ?? []
    expect(new Set(moments)).toEqual(new Set([madeAt]))
    for (const word of ['DICM', 'Zhao']) expect(bytes.includes(word)).toBe(false)
    const there = await startBench(null)
    const other = await there.doctor()
    const events = await sendArchive(there, other, bytes)
    expect(events.at(-1)).toEqual({ imported: { patients: 1, merged: 0, records: 2, images: 2, analyses: 0 } })
    const [row] = (await other.call('patientGet', {})).rows
    const moved = await other.call('timebarGet', { caseUuid: row?.uuid ?? '' })
    expect(moved.map(({ createday }) => createday.slice(0, 10))).toEqual(['2000-01-01', '2001-10-30'])
    expect(moved.map(({ photos: [film] }) => film?.fileScale ?? null)).toEqual([photos[0]?.fileScale ?? 'none', null])
    for (const { photos: films } of moved) {
      const { content } = await other.call('pictureMarksGet', { uuid: films[0]?.uuid ?? '' })
      // Distances lie on the picture made anew; what a hand wrote stayed behind.
      expect(marksOn(content, { frame: films[0]?.hash ?? '', shown: films[0]?.shown ?? '' })).toEqual([span])
    }
    const schemes = JSON.parse(await other.call('overconfigFind', { caseUuid: row?.uuid ?? '' })) as { uuids: string[] }[]
    expect(schemes[0]?.uuids).toEqual(moved.map(({ uuid }) => uuid))
    expect(await valuesOf(there, other, row?.uuid ?? '')).toEqual(await valuesOf(bench(), doctor, caseUuid))
    await there.close()
  })

  test('without identity holds of a file of several frames those that are shown, as pictures', { timeout: 60_000 }, async () => {
    const doctor = await bench().doctor()
    const { uuid: caseUuid } = await doctor.call('patientAdd', someone('赵四', 'Z-9'))
    const { uuid: recordUuid } = await doctor.call('timebarAdd', { caseUuid, createday: '2024-03-05T09:30', type: 1 })
    const grey = (value: number) => Array<number>(3600).fill(value)
    const file = dicomFile({
      ...{ rows: 60, columns: 60, allocated: 8, stored: 8, photometric: 'MONOCHROME2', centre: 128, width: 256 },
      pixels: [...grey(20), ...grey(220)],
      more: [[0x0028, 0x0008, 'IS', '2']],
    })
    const add = (page: string) => ({ recordUuid, type: 'CT_Slice', name: `${page}.dcm`, page, ifTaken: 'beside' }) as const
    for (const page of ['1', '2']) await doctor.call('imageUpload', add(page), file)
    // The frontal film of one record is the first frame, that of the next the second, with points on each.
    for (const page of ['1', '2']) {
      const { uuid, version } = await doctor.call('timebarAdd', { caseUuid, createday: `2025-0${page}-05T09:30`, type: 2 })
      const film = await doctor.call('imageUpload', { recordUuid: uuid, type: 'Frontal_Ceph', name: 'pa.dcm', page }, file)
      const placed = { placedOn: { Frontal_Ceph: pictureNameOf(film) }, Frontal_Ceph: [{ landmark: 'Mark_R', x: 3, y: 4 }] }
      await doctor.call('timebarUpdate', { uuid, caseUuid, version, facePoints: JSON.stringify(placed) })
    }
    const { bytes } = await caseArchived(bench(), doctor, { uuid: caseUuid, identity: false })
    const there = await startBench(null)
    const other = await there.doctor()
    await sendArchive(there, other, bytes)
    const [row] = (await other.call('patientGet', {})).rows
    const moved = await other.call('timebarGet', { caseUuid: row?.uuid ?? '' })
    const record = moved.find(({ photos }) => photos.some(({ type }) => type === 'CT_Slice'))
    const films = moved.flatMap(({ facePoints, photos: [film] }) => (facePoints && film ? [{ facePoints, film }] : []))
    expect(films.map(({ facePoints }) => JSON.parse(facePoints).placedOn.Frontal_Ceph)).toEqual(
      films.map(({ film }) => film.hash),
    )
    expect(new Set(films.map(({ film }) => film.hash)).size).toBe(2)
    const level = async (url: string) => {
      const shown = Buffer.from(await (await fetch(there.server.address + url)).arrayBuffer())
      return (await sharp(shown).greyscale().raw().toBuffer())[0] ?? -1
    }
    const photos = [...(record?.photos ?? []), ...(record?.beside ?? [])]
    const levels = await Promise.all(photos.map(({ url }) => level(url)))
    expect([levels.length, (levels[0] ?? 0) < 60, (levels[1] ?? 0) > 180]).toEqual([2, true, true])
    expect(photos.map(({ edit }) => edit)).toEqual([null, null])
    await there.close()
  })

  test('takes photos of the face along without identity only where that is wished', { timeout: 60_000 }, async () => {
    const doctor = await bench().doctor()
    const { caseUuid } = await tellingCase(doctor)
    const kinds = async (facePhotos: boolean) => {
      const { texts } = await caseArchived(bench(), doctor, { uuid: caseUuid, identity: false, facePhotos })
      const rows = JSON.parse(texts.get('records.json') ?? '[]') as { images: { type: string }[] }[]
      return new Set(rows.flatMap(row => row.images.map(image => image.type)))
    }
    expect(await kinds(false)).toEqual(new Set(['Lateral_Ceph']))
    expect(await kinds(true)).toEqual(new Set(['Lateral_Ceph', 'Smile_Photo']))
  })
})
