import { expect, test } from 'vitest'
import { type DicomElement, dicomElements } from '../dicom/elements'
import { type WorklistItem, worklistFile } from './file'

const unit = { aet: 'CEPHUNIT', modality: 'DX', charset: 'ISO_IR 192', procedure: '侧位\\片' } as const
const item: WorklistItem = {
  ...{ uuid: '1f0e2d3c-4b5a-4968-8778-695a4b3c2d1e', caseUuid: '0a1b2c3d-0000-4000-8000-000000000001', studyUid: '2.25.12' },
  ...{ name: '王小东', caseNo: ' W\\7 ', birthday: '2012-03-04', sex: 'female', day: '2026-11-30T00:00' },
}

const textsOf = (elements: Iterable<readonly [string, DicomElement]>): Readonly<Record<string, string>> =>
  Object.fromEntries([...elements].map(([tag, { vr, value }]) => [tag, `${vr} ${value.toString().replace(/[\0 ]$/, '')}`]))

/** The texts of an entry, and of the one step it schedules, by tag. */
const read = (over: Partial<WorklistItem> = {}) => {
  const file = worklistFile({ ...item, ...over }, unit)
  const elements = dicomElements(file)
  const [, ...steps] = (elements.get('00400100')?.value.toString('latin1') ?? '').split('\xfe\xff\x00\xe0')
  // A data set of its own behind the header of the file; its length stands before it.
  const step = Buffer.concat([
    file.subarray(0, file.indexOf('\x08\x00\x05\x00', 0, 'latin1')),
    Buffer.from(steps[0] ?? '', 'latin1').subarray(4),
  ])
  const { '00400100': _, ...texts } = textsOf([...elements].filter(([tag]) => !tag.startsWith('0002')))
  return { texts, steps: steps.length, step: textsOf([...dicomElements(step)].filter(([tag]) => !tag.startsWith('0002'))) }
}

test('an entry says who is to be exposed, for what, where and when, and by which study its film will be known (PS3.4 K.6.1)', () => {
  const { texts, steps, step } = read()
  const number = '1F0E2D3C4B5A4968'
  expect(texts).toEqual({
    ...{ '00080005': 'CS ISO_IR 192', '00080016': 'UI 1.2.840.10008.5.1.4.31', '00080090': 'PN ', '00321032': 'PN ' },
    ...{ '00080018': `UI 2.25.${BigInt(`0x${item.uuid.replaceAll('-', '')}`)}`, '0020000d': 'UI 2.25.12' },
    ...{ '00080050': `SH ${number}`, '00401001': `SH ${number}`, '00401003': 'SH MEDIUM', '00321060': 'LO 侧位 片' },
    ...{ '00100010': 'PN WANG XIAO DONG=王小东', '00100020': 'LO W 7', '00100030': 'DA 20120304', '00100040': 'CS F' },
  })
  expect(steps).toBe(1)
  expect(step).toEqual({
    ...{ '00080060': 'CS DX', '00400001': 'AE CEPHUNIT', '00400002': 'DA 20261130', '00400003': 'TM 000000' },
    ...{ '00400006': 'PN ', '00400007': 'LO 侧位 片', '00400009': `SH ${number}` },
  })
})

test('what is not known is left empty; a case without a number is called by its own', () => {
  const { texts } = read({ sex: null, birthday: null, caseNo: ' ' })
  expect([texts['00100040'], texts['00100030'], texts['00100020']]).toEqual(['CS ', 'DA ', `LO ${item.caseUuid}`])
  expect(read({ sex: 'male' }).texts['00100040']).toBe('CS M')
})
