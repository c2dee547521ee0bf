import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { base } from '@sella/contract/call'
import { type ImageKind, imageKinds } from '@sella/contract/entities'
import { usualWish } from '@sella/contract/report-design'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { asciiText, dicomElements } from '../dicom/elements'
import { startBench, type TestBench, type Visitor } from '../testing/bench'
import { blindDetector } from '../testing/blind-detector'
import { exportedDicom } from '../testing/dicom-export'
import { standardErrors, whyWithout } from '../testing/dicom-tools'
import { picture, someone } from '../testing/samples'
import { filmOfPerson } from '../testing/stow'
import { tracedCase } from '../testing/traced'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** A binary STL of one facet. */
const stl = (): Buffer => {
  const file = Buffer.alloc(84 + 50)
  file.writeUInt32LE(1, 80)
  return file
}

const put = async (doctor: Visitor, recordUuid: string, type: ImageKind, tone: number): Promise<void> => {
  const file = type.endsWith('_Model') ? stl() : await picture('jpeg', { width: 121, height: 81, tone })
  await doctor.call('imageUpload', { recordUuid, type, name: 'a' }, file)
}

const post = async (doctor: Visitor, path: string, input: object): Promise<Buffer> => {
  const reply = await fetch(`${doctor.address}${base}${path}`, {
    method: 'POST',
    headers: { authorization: doctor.token, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  expect(reply.status).toBe(200)
  return Buffer.from(await reply.arrayBuffer())
}

/** A case with a picture of every kind, a film whose file states the size at the detector, measurements and a report. */
const fullCase = async (doctor: Visitor) => {
  const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '王小东', errorPx: 5 })
  for (const [tone, type] of imageKinds.entries()) if (type !== 'Lateral_Ceph') await put(doctor, recordUuid, type, tone)
  const second = await doctor.call('timebarAdd', { caseUuid, createday: '2026-05-02T00:00', type: 3 })
  const film = filmOfPerson({}, { more: [[0x0018, 0x1164, 'DS', '0.125\\0.125 ']] })
  await doctor.call('imageUpload', { recordUuid: second.uuid, type: 'Lateral_Ceph', name: 'a.dcm' }, film)
  const wish = { recordUuid, analysis: 'ABO', lang: 'zh', today: '2026-11-22', design: usualWish }
  await post(doctor, '/document/make', { kind: 'page', wish })
  return caseUuid
}

describe('what leaves as DICOM', () => {
  let bench: TestBench
  let doctor: Visitor
  let uuid: string
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sella-standard-'))
    bench = await startBench(null, { instead: { detector: blindDetector } })
    doctor = await bench.doctor('clinic')
    uuid = await fullCase(doctor)
  })
  afterAll(async () => {
    await bench?.close()
    await rm(folder, { recursive: true, force: true })
  })

  const why = whyWithout('dciodvfy')
  test.skipIf(why).each([
    ['in UTF-8', { measured: { analysis: 'ABO', lang: 'zh' } }, 21],
    ['in GB18030', { charset: 'GB18030', measured: { analysis: 'ABO', lang: 'en' } }, 21],
    ['without identity', { identity: false, facePhotos: true }, 15],
  ] as const)(`has every part its class asks for, %s${why ? ` (skipped, ${why})` : ''}`, async (_, wish, count) => {
    const files = await exportedDicom(doctor, { uuid, ...wish })
    expect(files.size).toBe(count)
    for (const [name, file] of files) expect([name, await standardErrors(file, join(folder, 'object.dcm'))]).toEqual([name, []])
  })

  test('says of a picture that it was compressed with loss, and of which of two body parts it is', async () => {
    const files = await exportedDicom(doctor, { uuid })
    const about = (kind: string) => {
      const elements = dicomElements([...files].find(([name]) => name.endsWith(`-${kind}.dcm`))?.[1] ?? Buffer.alloc(0))
      return ['00282110', '00200062', '00200060'].map(tag => elements.has(tag) && asciiText(elements.get(tag)))
    }
    for (const kind of ['Lateral_Ceph', 'Panoramic', 'Smile_Photo'])
      expect([kind, ...about(kind)]).toEqual([kind, '01', 'U', false])
    expect(about('Hand_Wrist')).toEqual(['01', false, ''])
  })

  test('says so of a film of more than eight bits only if its file did', async () => {
    const { uuid: caseUuid } = await doctor.call('patientAdd', someone('深'))
    for (const [month, stated] of [
      ['01', '01'],
      ['02', '00'],
      ['03', null],
    ] as const) {
      const { uuid: recordUuid } = await doctor.call('timebarAdd', { caseUuid, createday: `2026-${month}-01T00:00`, type: 1 })
      const film = filmOfPerson({}, { more: stated ? [[0x0028, 0x2110, 'CS', stated]] : [] })
      await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'a.dcm' }, film)
    }
    const files = await exportedDicom(doctor, { uuid: caseUuid })
    expect([...files].map(([, file]) => asciiText(dicomElements(file).get('00282110')))).toEqual(['01', '', ''])
  })

  const whyNoPdf = whyWithout('dcm2pdf')
  test.skipIf(whyNoPdf)(`gives a report back byte for byte${whyNoPdf ? ` (skipped, ${whyNoPdf})` : ''}`, async () => {
    const [document] = await doctor.call('documentList', { caseUuid: uuid })
    const kept = await post(doctor, '/document/file', { uuid: document?.uuid })
    const file = [...(await exportedDicom(doctor, { uuid }))].find(([name]) => name === 'report-1.dcm')?.[1] ?? Buffer.alloc(0)
    expect(asciiText(dicomElements(file).get('0008002a'))).toMatch(/^\d{14}[+-]\d{4}$/)
    const [from, to] = [join(folder, 'report.dcm'), join(folder, 'report.pdf')]
    await writeFile(from, file)
    expect(spawnSync('dcm2pdf', [from, to]).status).toBe(0)
    const pdf = await readFile(to)
    expect(pdf.equals(kept)).toBe(true)
    expect((await doctor.call('documentVerify', {}, pdf)).verdict).toBe('registered')
  })
})
