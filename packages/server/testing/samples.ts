import type { Input } from '@sella/contract/calls/index'
import sharp from 'sharp'
import type { Visitor } from './bench'

/** An invented case. */
export const someone = (name: string, caseNo = ''): Input<'patientAdd'> => ({
  name,
  sex: null,
  birthday: '2012-03-04',
  caseNo,
  agencyUuid: null,
  phone: null,
  notes: null,
})

const drawn = new Map<string, Promise<Buffer>>()

/** A small grey picture with some structure, as a file; drawn once a worker, for every call of a test may want it. */
export const picture = async (
  format: 'jpeg' | 'png' | 'webp' | 'tiff' = 'jpeg',
  { width = 120, height = 80, tone = 0 } = {},
): Promise<Buffer> => {
  const name = [format, width, height, tone].join(' ')
  const file = drawn.get(name) ?? draw(format, { width, height, tone })
  drawn.set(name, file)
  // Whoever changes a byte of it changes its own.
  return Buffer.from(await file)
}

const draw = (
  format: 'jpeg' | 'png' | 'webp' | 'tiff',
  { width, height, tone }: Readonly<Record<'width' | 'height' | 'tone', number>>,
): Promise<Buffer> => {
  const pixels = Buffer.from(Array.from({ length: width * height }, (_, i) => (i * 7 + Math.floor(i / width) * 3 + tone) % 256))
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .toFormat(format)
    .toBuffer()
}

/** A case with one record. */
export const caseWithRecord = async (doctor: Visitor, name = '陈一'): Promise<{ caseUuid: string; recordUuid: string }> => {
  const { uuid: caseUuid } = await doctor.call('patientAdd', someone(name))
  const { uuid: recordUuid } = await doctor.call('timebarAdd', { caseUuid, createday: '2026-01-02T09:30', type: 1 })
  return { caseUuid, recordUuid }
}

/** A saved overlap of these records, as the wire has it. */
export const schemeNamed = (name: string, ...uuids: readonly string[]) => ({
  name,
  uuids,
  cephImgs: {},
  overFun: 'sn',
  points: {},
  imgTrans: {},
})
