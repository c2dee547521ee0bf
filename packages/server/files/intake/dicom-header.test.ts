import { describe, expect, test } from 'vitest'
import type { DicomElement } from '../../testing/dicom-file'
import { film, read } from '../../testing/intake'
import { dayOf, nameOf } from './dicom-person'
import { type SpacingFacts, scaleOf, stretchOf } from './dicom-spacing'
import { cleanText } from './dicom-text'
import type { SpacingChoice } from './spacing-choice'

const bytes = (...values: readonly (string | number)[]): Buffer =>
  Buffer.concat(values.map(value => (typeof value === 'string' ? Buffer.from(value, 'latin1') : Buffer.from([value]))))

/** 陈宇桐 and 王 in GB 2312. */
const [chen, wang] = [bytes(0xb3, 0xc2, 0xd3, 0xee, 0xcd, 0xa9), bytes(0xcd, 0xf5)]
const text = (value: Uint8Array, charset = '') => cleanText(value, Buffer.from(charset))

describe('texts', () => {
  test('are read by the character set the file states', () => {
    expect(text(Buffer.from('CHEN^YUTONG=陈宇桐'), 'ISO_IR 192')).toBe('CHEN^YUTONG=陈宇桐')
    for (const charset of ['GB18030', 'GBK']) expect(text(chen, charset)).toBe('陈宇桐')
    expect(text(bytes('M', 0xfc, 'ller'), 'ISO_IR 100')).toBe('Müller')
    expect(text(bytes('Dvo', 0xf8, 0xe1, 'k'), 'ISO_IR 101')).toBe('Dvořák')
    expect(text(bytes(0xb8, 0xd2, 0xd0, 0xdd), 'ISO 2022 IR 144')).toBe('Иван')
    expect(text(bytes(0xd4, 0xcf, 0xc4), 'ISO_IR 13')).toBe('ﾔﾏﾄ'.normalize('NFC'))
  })

  test('are read through escape sequences, Chinese, Korean and Japanese', () => {
    const escaped = bytes('Wang^XiaoDong=\x1b$)A', wang.toString('latin1'), '^\x1b$)A', chen.toString('latin1'), '=')
    expect(text(escaped, '\\ISO 2022 IR 58')).toBe('Wang^XiaoDong=王^陈宇桐=')
    const korean = bytes('Hong=\x1b$)C', 0xfb, 0xf3, '^\x1b$)C', 0xd1, 0xce, 0xd4, 0xd7)
    expect(text(korean, '\\ISO 2022 IR 149')).toBe('Hong=洪^吉洞')
    expect(text(bytes('Yamada=\x1b$B;3ED\x1b(B^\x1b$BB@O:\x1b(B'), '\\ISO 2022 IR 87')).toBe('Yamada=山田^太郎')
  })

  test('Chinese is known where nothing or Latin-1 is stated, and Latin stays Latin', () => {
    for (const charset of ['', 'ISO_IR 6', 'ISO_IR 100']) expect(text(chen, charset)).toBe('陈宇桐')
    expect(text(Buffer.from('陈宇桐'))).toBe('陈宇桐')
    expect(text(bytes('Fran', 0xe7, 'ois'))).toBe('François')
    expect(text(Buffer.from([0xff, 0xfe, 0x41]), 'ISO_IR 192')).toBe('ÿþA')
  })

  test('come without control characters, blanks at the ends or further values, and never long', () => {
    expect(text(bytes('  A\0\r\nB\x07  '))).toBe('A B')
    expect(text(Buffer.from('a\u202Eb\u200Bc'), 'ISO_IR 192')).toBe('a b c')
    expect(text(bytes('first\\second'))).toBe('first')
    expect([...(text(Buffer.from('𠮷'.repeat(200)), 'ISO_IR 192') ?? '')].length).toBe(64)
    for (const empty of ['', '   ', '\0\0']) expect(text(bytes(empty))).toBeNull()
  })
})

test('a name is shown as people write it', () => {
  expect(nameOf('CHEN^YUTONG=陈宇桐')).toBe('陈宇桐')
  expect(nameOf('CHEN^YUTONG=陈^宇桐=')).toBe('陈宇桐')
  expect(nameOf('陈^宇桐')).toBe('陈宇桐')
  expect(nameOf('Doe^John^^Dr')).toBe('Doe John Dr')
  for (const nothing of [null, '', '^^^', '=']) expect(nameOf(nothing)).toBeNull()
})

test('a day is a day of the calendar or none', () => {
  expect([dayOf('20090405'), dayOf('2009.04.05'), dayOf('20080229')]).toEqual(['2009-04-05', '2009-04-05', '2008-02-29'])
  for (const none of [null, '', '2009', '20090229', '20091301', '00000000', '2009-04-05x', 'unknown'])
    expect(dayOf(none)).toBeNull()
})

test('what a file says of the patient is offered, each field cleaned', async () => {
  const of = (group: number, number: number, vr: string, value: string | Buffer): DicomElement => [group, number, vr, value]
  const file = film({
    modality: 'DX',
    centre: 2048,
    width: 3600,
    more: [
      of(0x0008, 0x0005, 'CS', 'GB18030'),
      of(0x0008, 0x0020, 'DA', '20250618'),
      of(0x0008, 0x0022, 'DA', '20259999'),
      of(0x0008, 0x0070, 'LO', 'Maker'),
      of(0x0008, 0x1030, 'LO', 'Ortho start'),
      of(0x0008, 0x103e, 'LO', Buffer.from([0xb2, 0xe0, 0xce, 0xbb])),
      of(0x0008, 0x0080, 'LO', Buffer.from([0xca, 0xd0, 0xd2, 0xbd, 0xd4, 0xba])),
      of(0x0010, 0x0010, 'PN', Buffer.concat([Buffer.from('CHEN^YUTONG='), chen])),
      of(0x0010, 0x0020, 'LO', 'R0088213\x1b[31m'),
      of(0x0010, 0x0030, 'DA', '20090405'),
      of(0x0010, 0x0040, 'CS', 'F'),
      of(0x0018, 0x0015, 'CS', 'SKULL'),
      of(0x0018, 0x1030, 'LO', 'Ortho start'),
      of(0x0018, 0x5101, 'CS', 'LL'),
      of(0x0020, 0x0062, 'CS', 'L'),
      of(0x0018, 0x1164, 'DS', '0.11\\0.11'),
      of(0x0028, 0x0030, 'DS', '0.1\\0.1'),
    ],
  })
  expect((await read(file)).raster.dicom).toEqual({
    patient: { name: '陈宇桐', nameInFile: 'CHEN^YUTONG=陈宇桐', birthDate: '2009-04-05', sex: 'female', id: 'R0088213 [31m' },
    studyDate: '2025-06-18',
    acquisitionDate: null,
    institution: '市医院',
    manufacturer: 'Maker',
    model: null,
    modality: 'DX',
    view: 'LL',
    bodyPart: 'SKULL',
    description: '侧位 / Ortho start',
    laterality: 'L',
    photometric: 'MONOCHROME2',
    frames: 1,
    window: { centre: 2048, width: 3600 },
    spacing: { pixel: 0.1, imager: 0.11, calibration: null, calibrationNote: null, magnification: null },
  })
})

describe('the scale', () => {
  interface Stated {
    readonly pixel?: readonly unknown[]
    readonly imager?: readonly unknown[]
    readonly scanned?: readonly unknown[]
    readonly calibration?: string
    readonly magnification?: number
    readonly modality?: string
    readonly aspect?: readonly unknown[]
  }
  const facts = ({ pixel = [], imager = [], scanned = [], aspect = [], ...stated }: Stated): SpacingFacts => ({
    modality: [stated.modality ?? 'DX'],
    pixelSpacing: pixel,
    imagerSpacing: imager,
    scannedSpacing: scanned,
    magnification: stated.magnification === undefined ? [] : [stated.magnification],
    calibration: stated.calibration === undefined ? [] : [stated.calibration],
    aspect,
  })
  const scale = (stated: Stated, choice?: SpacingChoice) => scaleOf(facts(stated), choice)
  const [a, b] = [
    [0.1, 0.1],
    [0.11, 0.11],
  ]

  test("is the patient's where a calibration says so, or the enlargement shows", () => {
    expect(scale({ pixel: a, imager: b })).toEqual({ mmPerPixel: 0.1, provenance: 'dicom' })
    for (const calibration of ['GEOMETRY', 'FIDUCIAL'])
      expect(scale({ pixel: a, imager: a, calibration })).toEqual({ mmPerPixel: 0.1, provenance: 'dicom' })
    expect(scale({ pixel: a, modality: 'CT' })).toEqual({ mmPerPixel: 0.1, provenance: 'dicom' })
    expect(scale({ pixel: ['0.125\\0.125'], calibration: 'FIDUCIAL' })).toEqual({ mmPerPixel: 0.125, provenance: 'dicom' })
  })

  test("is the detector's everywhere else", () => {
    expect(scale({ imager: a })).toEqual({ mmPerPixel: 0.1, provenance: 'detector' })
    expect(scale({ pixel: a, imager: a })).toEqual({ mmPerPixel: 0.1, provenance: 'detector' })
    expect(scale({ pixel: a })).toEqual({ mmPerPixel: 0.1, provenance: 'detector' })
    expect(scale({ scanned: a })).toEqual({ mmPerPixel: 0.1, provenance: 'detector' })
    expect(scale({ pixel: a, calibration: 'GUESSED' })?.provenance).toBe('detector')
    // Smaller at the detector than in the patient, or three times as large: no projection does that.
    expect(scale({ pixel: b, imager: a })).toEqual({ mmPerPixel: 0.11, provenance: 'detector' })
    expect(scale({ pixel: a, imager: [0.3, 0.3] })).toEqual({ mmPerPixel: 0.1, provenance: 'detector' })
  })

  test("a stated enlargement brings the detector's down and leaves it marked", () => {
    expect(scale({ imager: b, magnification: 1.1 })).toEqual({ mmPerPixel: 0.11 / 1.1, provenance: 'detector' })
    expect(scale({ pixel: b, imager: b, magnification: 1.1 })?.mmPerPixel).toBeCloseTo(0.1, 9)
    expect(scale({ pixel: a, imager: b, magnification: 1.1 })).toEqual({ mmPerPixel: 0.1, provenance: 'dicom' })
    for (const magnification of [0, -1, 0.5, 110, Number.NaN]) expect(scale({ imager: b, magnification })?.mmPerPixel).toBe(0.11)
  })

  test('is the one the doctor chooses', () => {
    expect(scale({ pixel: a, imager: b }, 'imager')).toEqual({ mmPerPixel: 0.11, provenance: 'detector' })
    expect(scale({ pixel: a, imager: b }, 'pixel')).toEqual({ mmPerPixel: 0.1, provenance: 'dicom' })
    expect(scale({ pixel: a, imager: b }, 'none')).toBeNull()
    expect(scale({ pixel: a }, 'imager')).toBeNull()
  })

  test('is none where a spacing is none', () => {
    for (const odd of [[0, 0], [-1, -1], ['x'], [1e9, 1e9], [0.1], [Number.NaN, 0.1]])
      expect(scale({ pixel: odd, imager: odd })).toBeNull()
  })

  test('the shape of a pixel comes from its spacings, then from its aspect', () => {
    expect(stretchOf(facts({ pixel: [0.2, 0.1], aspect: [1, 1] }))).toEqual({ x: 1, y: 2 })
    expect(stretchOf(facts({ imager: [0.1, 0.2] }))).toEqual({ x: 2, y: 1 })
    expect(stretchOf(facts({ aspect: ['4\\5'] }))).toEqual({ x: 1.25, y: 1 })
    expect(stretchOf(facts({ pixel: [0.1, 0.1000001] }))).toEqual({ x: 1, y: 1 })
    for (const none of [{ pixel: [0.1, 0.1], imager: [0.1, 0.2] }, { aspect: [9, 1] }]) expect(stretchOf(facts(none))).toBeNull()
  })
})
