import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { base } from '@sella/contract/call'
import { calls } from '@sella/contract/calls/index'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { dicomElements } from '../dicom/elements'
import { startBench, type TestBench, type Visitor } from '../testing/bench'
import { blindDetector } from '../testing/blind-detector'
import { exportedDicom as exported } from '../testing/dicom-export'
import { read } from '../testing/intake'
import { noMachines } from '../testing/no-machines'
import { dcmtk, type Orthanc, startOrthanc, whyNoOrthanc } from '../testing/orthanc'
import { picture } from '../testing/samples'
import { tracedCase } from '../testing/traced'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** A binary STL of one facet. */
const stl = (): Buffer => {
  const file = Buffer.alloc(84 + 50)
  file.writeUInt32LE(1, 80)
  return file
}

const tracing = JSON.stringify({
  Lateral_Ceph: [
    { landmark: 'ruler0', x: 10, y: 10, isActive: true, userSet: true, distance: 10, rulerexist: true },
    { landmark: 'ruler1', x: 10, y: 50, isActive: true, userSet: true, distance: 10, rulerexist: true },
  ],
})

const caseOf = async (doctor: Visitor) => {
  const fields = {
    sex: 'female',
    birthday: '2012-03-04',
    caseNo: 'SECRET77',
    agencyUuid: null,
    phone: '13800001111',
    notes: null,
  } as const
  const { uuid } = await doctor.call('patientAdd', { ...fields, name: '欧阳小东' })
  const { uuid: recordUuid } = await doctor.call('timebarAdd', { caseUuid: uuid, createday: '2026-03-01T00:00', type: 1 })
  const put = (type: 'Lateral_Ceph' | 'Smile_Photo' | 'Front_Intraoral' | 'Upper_Model', file: Uint8Array) =>
    doctor.call('imageUpload', { recordUuid, type, name: '欧阳小东.x' }, file)
  await put('Lateral_Ceph', await picture('png'))
  await put('Smile_Photo', await picture('jpeg', { tone: 40 }))
  await put('Front_Intraoral', await picture('jpeg', { tone: 80 }))
  await put('Upper_Model', stl())
  return { uuid, recordUuid }
}

const text = (file: Buffer, tag: string): string => (dicomElements(file).get(tag)?.value.toString() ?? '').replace(/[\0 ]+$/, '')

const why = whyNoOrthanc()
describe.skipIf(why)(`a case as DICOM${why ? ` (skipped, ${why})` : ''}`, () => {
  let orthanc: Orthanc
  let bench: TestBench
  let folder: string
  let doctor: Visitor
  let own: Awaited<ReturnType<typeof caseOf>>
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sella-dicom-'))
    orthanc = await startOrthanc()
    const pacs = [
      { name: '医院 PACS', url: `${orthanc.url}/dicom-web`, user: orthanc.user, password: orthanc.password, for: 'clinic' },
    ]
    bench = await startBench(null, { config: { machines: { ...noMachines, pacs } }, instead: { detector: blindDetector } })
    doctor = await bench.doctor('clinic')
    own = await caseOf(doctor)
  })
  afterAll(async () => {
    await bench?.close()
    await orthanc?.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('is read by dcmtk and by ourselves: patient, spacing, pixels, a model byte for byte', async () => {
    const [record] = await doctor.call('timebarGet', { caseUuid: own.uuid })
    await doctor.call('timebarUpdate', {
      uuid: own.recordUuid,
      caseUuid: own.uuid,
      version: record?.version ?? 0,
      cephPoints: tracing,
    })
    const files = await exported(doctor, { uuid: own.uuid })
    expect([...files.keys()].map(name => name.replace(/^1-2026-03-01\/\d-/, '')).toSorted()).toEqual(
      ['Front_Intraoral.dcm', 'Lateral_Ceph.dcm', 'Smile_Photo.dcm', 'Upper_Model.dcm'].toSorted(),
    )
    const of = (kind: string): Buffer => [...files].find(([name]) => name.includes(kind))?.[1] ?? Buffer.alloc(0)
    const place = join(folder, 'film.dcm')
    await writeFile(place, of('Lateral_Ceph'))
    const dump = dcmtk('dcmdump', '-q', place)
    expect(dump).toContain('OU YANG XIAO DONG=欧阳小东')
    for (const part of [
      '[20120304]',
      '[F]',
      '[SECRET77]',
      '[20260301]',
      '[0.25000000\\0.25000000]',
      '[FIDUCIAL]',
      '[MONOCHROME2]',
    ])
      expect(dump).toContain(part)
    const { raster } = await read(of('Lateral_Ceph'))
    expect(raster).toMatchObject({ width: 120, height: 80, fileScale: { mmPerPixel: 0.25, provenance: 'dicom' } })
    expect(raster.dicom?.patient).toMatchObject({ name: '欧阳小东', birthDate: '2012-03-04', sex: 'female', id: 'SECRET77' })
    expect((await read(of('Smile_Photo'))).raster).toMatchObject({ width: 120, height: 80 })
    const model = dicomElements(of('Upper_Model'))
    expect(model.get('00420011')?.value.equals(stl())).toBe(true)
  })

  test('measurements go along as a structured report that dcmtk reads: values by UCUM, points on the film, whose they are', async () => {
    const measured = { analysis: 'ABO', lang: 'zh' } as const
    const { caseUuid } = await tracedCase(doctor, { name: '王小东', errorPx: 5 })
    const files = await exported(doctor, { uuid: caseUuid, measured })
    const report = [...files].find(([name]) => name.endsWith('Measurements.dcm'))?.[1] ?? Buffer.alloc(0)
    const film = [...files].find(([name]) => name.includes('Lateral_Ceph'))?.[1] ?? Buffer.alloc(0)
    const wish = { caseUuid, analysis: 'ABO', lang: 'zh', format: 'json' } as const
    const asked = await fetch(doctor.address + base + calls.caseMeasurements.path, {
      method: 'POST',
      headers: { authorization: doctor.token, 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    })
    const { cases } = (await asked.json()) as {
      cases: { records: { rows: { item: string; value: number; unit: string }[] }[] }[]
    }
    const rows = cases[0]?.records[0]?.rows ?? []
    const place = join(folder, 'sr.dcm')
    await writeFile(place, report)
    const dump = dcmtk('dsrdump', '+Pc', '+Pn', '+U8', place)
    expect(dump).toContain('Comprehensive SR Document')
    expect(dump).toContain('王小东')
    expect(dump).toContain('(112039,DCM,"Tracking Identifier")')
    expect(rows.length).toBeGreaterThan(5)
    const numbers = [...dump.matchAll(/<contains NUM:\(([^,]+),99SELLA,"[^"]*"\)="([^"]+)" \(([^,]+),UCUM/g)]
    const codes: Record<string, string> = { degree: 'deg', mm: 'mm', percent: '%', '': '1' }
    expect(numbers.map(([, item, value, unit]) => [item, Number(value), unit])).toEqual(
      rows.map(({ item, value, unit }) => [item, Number(value.toPrecision(10)), codes[unit]]),
    )
    const points = dump.match(/<contains SCOORD:\(111030,DCM,"Image Region"\)=\(POINT,/g) ?? []
    expect(points.length).toBeGreaterThan(20)
    expect(dump.match(/<contains CODE:\(origin,99SELLA,[^)]*\)=\(manual,/g)).toHaveLength(points.length - 1)
    // The one point that the detector found.
    expect(dump.match(/<has obs context CODE:\(121005,DCM,"Observer Type"\)=\(121007,DCM,"Device"\)>/g)).toHaveLength(1)
    expect(dump).toMatch(/<contains TEXT:\(scale,99SELLA,"比例"\)="标尺 10 mm，0\.100 mm\/px">/)
    expect(report.includes(text(film, '00080018'))).toBe(true)
    expect(text(report, '0020000d')).toBe(text(film, '0020000d'))
    expect(text(report, '00080201')).toMatch(/^[+-]\d{4}$/)
    // Nobody is measured where nobody is named.
    const unnamed = await exported(doctor, { uuid: caseUuid, measured, identity: false })
    expect([...unnamed.keys()].filter(name => name.endsWith('Measurements.dcm'))).toEqual([])
  })

  test('in GB18030 the same name comes back, by dcmtk and by ourselves', async () => {
    const files = await exported(doctor, { uuid: own.uuid, charset: 'GB18030' })
    const film = [...files].find(([name]) => name.includes('Lateral_Ceph'))?.[1] ?? Buffer.alloc(0)
    expect(text(film, '00080005')).toBe('GB18030')
    expect(film.includes('欧阳小东')).toBe(false)
    expect((await read(film)).raster.dicom?.patient.name).toBe('欧阳小东')
    const [place, there] = [join(folder, 'gb.dcm'), join(folder, 'utf8.dcm')]
    await writeFile(place, film)
    dcmtk('dcmconv', '--convert-to-utf8', place, there)
    expect(text(await readFile(there), '00100010')).toBe('OU YANG XIAO DONG=欧阳小东')
  })

  test('without identity nothing of the patient stands anywhere in the bytes, and UIDs are others each time', async () => {
    const anonymous = () => exported(doctor, { uuid: own.uuid, identity: false })
    const [first, second] = [await anonymous(), await anonymous()]
    expect([...first.keys()].map(name => name.replace(/^1\/\d-/, '')).toSorted()).toEqual([
      'Front_Intraoral.dcm',
      'Lateral_Ceph.dcm',
    ])
    const named = await exported(doctor, { uuid: own.uuid })
    const uid = (files: ReadonlyMap<string, Buffer>) => [...files.values()].map(file => text(file, '0020000d'))
    expect(new Set([...uid(first), ...uid(second), ...uid(named)]).size).toBe(3)
    for (const file of first.values()) {
      expect(text(file, '00120062')).toBe('YES')
      for (const secret of ['欧阳', 'OU YANG', 'SECRET77', '20120304', '20260301', '2026-03-01', own.uuid, own.recordUuid])
        expect(file.includes(secret)).toBe(false)
    }
  })

  test('goes to an archive by STOW-RS, once however often it is sent; another account has no such archive', async () => {
    expect(await doctor.call('archiveList', {})).toEqual([{ name: '医院 PACS' }])
    const send = () => doctor.call('dicomSend', { uuid: own.uuid, archive: '医院 PACS' })
    expect(await send()).toEqual({ stored: 4, failed: 0 })
    await send()
    const authorization = `Basic ${Buffer.from(`${orthanc.user}:${orthanc.password}`).toString('base64')}`
    const asked = await fetch(`${orthanc.url}/dicom-web/instances?PatientID=SECRET77`, { headers: { authorization } })
    expect((await asked.json()) as unknown[]).toHaveLength(4)
    const other = await bench.doctor('other')
    expect(await other.call('archiveList', {})).toEqual([])
    const theirs = await caseOf(other)
    expect(await other.refusal('dicomSend', { uuid: theirs.uuid, archive: '医院 PACS' })).toBe('NOT_FOUND')
    expect(await other.refusal('dicomExport', { uuid: own.uuid })).toBe('NOT_FOUND')
  })

  test('an empty case has nothing to send', async () => {
    const { uuid } = await doctor.call('patientAdd', {
      ...{ name: 'x', sex: null, birthday: null, caseNo: '', agencyUuid: null, phone: null, notes: null },
    })
    expect(await doctor.refusal('dicomExport', { uuid })).toBe('NOTHING_TO_SEND')
  })
})
