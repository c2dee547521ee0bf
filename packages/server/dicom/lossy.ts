import { asciiText, dicomElements } from './elements'

/** Transfer syntaxes that always lose something (PS3.5 10): JPEG baseline and extended, JPEG-LS near-lossless. */
const lossySyntaxes: ReadonlySet<string> = new Set(['1.2.840.10008.1.2.4.50', '1.2.840.10008.1.2.4.51', '1.2.840.10008.1.2.4.81'])

/**
 * Whether the picture of a DICOM file was compressed with loss at any time, according to the file (0028,2110) or, where it does not
 * say, its transfer syntax. JPEG 2000 (.91) may be either: without the statement it does not count.
 */
export const cameLossy = (file: Buffer): boolean => {
  const elements = dicomElements(file, 0x0029)
  const stated = asciiText(elements.get('00282110'))
  return stated === '01' || (stated === '' && lossySyntaxes.has(asciiText(elements.get('00020010'))))
}
