import { expect, test } from 'vitest'
import { dicomFile, syntaxes } from '../testing/dicom-file'
import { asciiText, dicomElements } from './elements'
import { identityOf } from './identity'
import { type DicomFields, dicomFileOf } from './write'

const study: DicomFields = {
  '00080016': ['UI', '1.2.840.10008.5.1.4.1.1.88.33'],
  '00080018': ['UI', '2.25.4711'],
  '00100010': ['PN', 'WANG=王'],
  '0020000d': ['UI', '2.25.12'],
  '00281101': ['US', 258],
  '0040a730': ['SQ', [{ '0040a160': ['UT', 'ANB 4°'] }, { '00081150': ['UI', '1.2'], '0040a730': ['SQ', [{}]] }]],
  '00420011': ['OB', Buffer.of(1, 2, 3)],
}

const read = (file: Buffer, before?: number): Readonly<Record<string, string>> =>
  Object.fromEntries([...dicomElements(file, before)].map(([tag, { vr, value }]) => [tag, `${vr} ${value.toString('hex')}`]))

/** By PS3.5 7.1 and 7.5: tag, VR, length, value; items with their own tags. */
const written = [
  ...['00000000', '4449434d', '02000000554c0400a6000000', '020001004f42000002000000', '0001'],
  ...[
    '0200020055491e00',
    '312e322e3834302e31303030382e352e312e342e312e312e38382e333300',
    '0200030055490a00',
    '322e32352e3437313100',
  ],
  ...['0200100055491400', '312e322e3834302e31303030382e312e322e3100', '0200120055492c00'],
  ...['322e32352e313538373634333131353930383234343136333533303231393336313834323033373735303139', '0200130053480800'],
  ...['53454c4c415f3120', '0800050043530a00', '49534f5f495220313932', '0800160055491e00'],
  ...['312e322e3834302e31303030382e352e312e342e312e312e38382e333300', '0800180055490a00', '322e32352e3437313100'],
  ...['10001000504e0800', '57414e473de78e8b', '20000d0055490800', '322e32352e313200', '2800011155530200', '0201'],
  ...['400030a75351000044000000', 'feff00e014000000', '400060a15554000008000000', '414e422034c2b020', 'feff00e020000000'],
  ...['0800501155490400', '312e3200', '400030a75351000008000000', 'feff00e000000000', '420011004f42000004000000', '01020300'],
]

test('a file is written as the standard has it, with texts in its character set', () => {
  const file = dicomFileOf(study, 'ISO_IR 192')
  expect(file.subarray(0, 124).every(byte => byte === 0)).toBe(true)
  expect(file.subarray(124).toString('hex')).toBe(written.join(''))
  const chinese = read(dicomFileOf(study, 'GB18030'))
  expect([chinese['00080005'], chinese['00100010']]).toEqual(['CS 4742313830333020', 'PN 57414e473dcdf520'])
  const long = (letters: number) => dicomFileOf({ ...study, '00081030': ['LO', 'x'.repeat(letters)] }, 'ISO_IR 192')
  expect(dicomElements(long(0xfffe)).get('00081030')?.value.length).toBe(0xfffe)
  expect(() => long(0xffff)).toThrow('00081030')
})

test('a file is read as it was written, up to the group that is asked for', () => {
  const file = dicomFileOf(study, 'ISO_IR 192')
  const { '00420011': bytes, '0040a730': _, ...rest } = read(file)
  expect([bytes, rest['00100010'], rest['00281101']]).toEqual(['OB 01020300', 'PN 57414e473de78e8b', 'US 0201'])
  expect(read(file, 0x0040)).toEqual(rest)
  expect(asciiText(dicomElements(file).get('0020000d'))).toBe('2.25.12')
  expect(asciiText(undefined)).toBe('')
})

const item = 'feff00e0ffffffff'
const itemEnd = 'feff0de000000000'
const sequenceEnd = 'feffdde000000000'
const name = (form: 'explicit' | 'implicit') => (form === 'explicit' ? '10001000504e02004142' : '10001000020000004142')
/** A data set whose sequence, the items in it and a sequence in one of them end with delimiters, not with a length. */
const nested = {
  explicit: `080005114c4f02004142400030a753510000ffffffff${item}400030a753510000ffffffff${item}${name('explicit')}${itemEnd}${sequenceEnd}${itemEnd}${sequenceEnd}500010004c4f02004344`,
  implicit: `08000511020000004142400030a7ffffffff${item}400030a7ffffffff${item}${name('implicit')}${itemEnd}${sequenceEnd}${itemEnd}${sequenceEnd}50001000020000004344`,
}
const fileIn = (syntax: string, body: string): Buffer => {
  const meta = dicomFile({ rows: 1, columns: 1, allocated: 8, stored: 8, photometric: 'MONOCHROME2', pixels: [1], syntax })
  const end = meta.indexOf(syntax) + syntax.length + (syntax.length % 2)
  return Buffer.concat([meta.subarray(0, end), Buffer.from(body, 'hex')])
}

test.each(['explicit', 'implicit'] as const)('what lies behind a sequence without a length is found, %s', form => {
  const file = fileIn(syntaxes[form], nested[form])
  const elements = dicomElements(file)
  const tags = [...elements.keys()].filter(tag => !tag.startsWith('0002'))
  expect(tags).toEqual(['00081105', '0040a730', '00500010'])
  expect(asciiText(elements.get('00500010'))).toBe('CD')
  // Cut off within a value, or within the head of an element: what stands before it counts.
  expect([...dicomElements(file.subarray(0, -1)).keys()]).not.toContain('00500010')
  expect([...dicomElements(file.subarray(0, file.length - 5)).keys()]).toContain('00081105')
})

test('a file without a header says nothing, and one in a syntax that cannot be read no more than what it is', () => {
  const file = fileIn(syntaxes.explicit, nested.explicit)
  expect(dicomElements(Buffer.concat([file.subarray(0, 128), Buffer.from('DICX'), file.subarray(132)])).size).toBe(0)
  expect(dicomElements(file.subarray(0, 100)).size).toBe(0)
  for (const syntax of [syntaxes.bigEndian, '1.2.840.10008.1.2.1.99']) {
    const other = dicomElements(fileIn(syntax, nested.explicit))
    expect([asciiText(other.get('00020010')), [...other.keys()].every(tag => tag.startsWith('0002'))]).toEqual([syntax, true])
  }
})

test('an object is known by its identifiers, by those of its header where it has no others, and without control characters', () => {
  const of = (fields: DicomFields) => identityOf(dicomFileOf(fields, 'ISO_IR 192'))
  const syntax = syntaxes.explicit
  const { '00080016': classUid, '00080018': instanceUid, '0020000d': studyUid, ...rest } = study
  const whole = { classUid: classUid?.[1], instanceUid: '2.25.4711', studyUid: '2.25.12', syntax }
  expect(of(study)).toEqual(whole)
  expect(of({ ...study, '00080018': ['UI', '2.25\x00.4\x07711'] })).toEqual({ ...whole, instanceUid: '2.25.4711' })
  expect(of({ ...study, '0020000d': ['UI', '1'.repeat(70)] })?.studyUid).toBe('1'.repeat(64))
  expect(of({ ...rest, '00080018': ['UI', '2.25.1'] })).toEqual({ classUid: '', instanceUid: '2.25.1', studyUid: '', syntax })
  const header = dicomFileOf(study, 'ISO_IR 192')
  expect(identityOf(header.subarray(0, header.indexOf('ISO_IR')))).toEqual({ ...whole, studyUid: '' })
  expect(of({})).toBeNull()
  expect(identityOf(Buffer.from('no DICOM'))).toBeNull()
})
