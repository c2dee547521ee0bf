import { expect, it } from 'vitest'
import { looksDicom } from './is-dicom'

const file = (name: string, bytes: Uint8Array): File => new File([new Uint8Array(bytes)], name)
const whole = Buffer.concat([Buffer.alloc(128), Buffer.from('DICM'), Buffer.alloc(40)])
/** Group length of the file meta information, as after a preamble that was cut off. */
const meta = Buffer.from('02000000554c0400c600000002000100', 'hex')
/** The image type, as a data set alone begins. */
const bare = Buffer.concat([Buffer.from('0800080043531000', 'hex'), Buffer.from('ORIGINAL\\PRIMARY')])

it('a file is DICOM by its prefix, by its ending, or by beginning like a data set without the header', async () => {
  for (const bytes of [whole, meta, bare]) expect(await looksDicom(file('IM0001', bytes))).toBe(true)
  expect(await looksDicom(file('a.DCM', Buffer.from('x')))).toBe(true)
  for (const bytes of [Buffer.from([0xff, 0xd8, 0xff, ...Array(140).fill(0)]), meta.subarray(0, 12), Buffer.alloc(200, 2)])
    expect(await looksDicom(file('a', bytes))).toBe(false)
})
