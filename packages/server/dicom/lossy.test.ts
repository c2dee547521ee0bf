import { expect, test } from 'vitest'
import { dicomFile, syntaxes } from '../testing/dicom-file'
import { cameLossy } from './lossy'

const file = (syntax: string, stated?: string): Buffer =>
  dicomFile({
    ...{ rows: 1, columns: 2, allocated: 8, stored: 8, photometric: 'MONOCHROME2', pixels: [1, 2], syntax },
    more: stated === undefined ? [] : [[0x0028, 0x2110, 'CS', stated]],
  })

test('a file lost something if it says so, or was never asked and is in a syntax that always does', () => {
  const [baseline, jpeg2000] = ['1.2.840.10008.1.2.4.50', '1.2.840.10008.1.2.4.91']
  expect(cameLossy(file(syntaxes.explicit))).toBe(false)
  expect(cameLossy(file(syntaxes.explicit, '01'))).toBe(true)
  expect(cameLossy(file(syntaxes.implicit, '01'))).toBe(true)
  expect(cameLossy(file(jpeg2000))).toBe(false)
  expect(cameLossy(file(jpeg2000, '01'))).toBe(true)
  expect(cameLossy(file(baseline))).toBe(true)
  expect(cameLossy(file(baseline, '00'))).toBe(false)
  expect(cameLossy(Buffer.from('no DICOM'))).toBe(false)
})
