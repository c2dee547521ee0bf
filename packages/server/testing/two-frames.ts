import { type DicomElement, dicomFile } from './dicom-file'

const [rows, columns] = [40, 60]

/** A machine's file of two frames: dark at the left, then dark at the right. `more`: what else it says, such as whose it is. */
export const twoFrames = (...more: readonly DicomElement[]): Buffer =>
  dicomFile({
    ...{ rows, columns, allocated: 8, stored: 8, photometric: 'MONOCHROME2' },
    pixels: [true, false].flatMap(left =>
      Array.from({ length: rows * columns }, (_, i) => (i % columns < columns / 2 === left ? 10 : 240)),
    ),
    more: [
      [0x0008, 0x0016, 'UI', '1.2.840.10008.5.1.4.1.1.1.1'],
      [0x0008, 0x0018, 'UI', '2.25.61'],
      ...more,
      [0x0020, 0x000d, 'UI', '2.25.100'],
      [0x0020, 0x000e, 'UI', '2.25.101'],
      [0x0028, 0x0008, 'IS', '2 '],
    ],
  })
