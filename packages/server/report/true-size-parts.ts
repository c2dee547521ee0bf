import type { TrueSizeInput } from '@sella/drawing/report/true-size/input'
import { unitsPerMm } from '@sella/drawing/report/true-size/papers'
import type { PdfParts } from './pdf'

/** Everything besides the scenes for the PDF of true-size sheets, whose pages are exactly as large as their scenes. */
export const trueSizeParts = ({ patient, scheme, doctor, printedOn, lang }: TrueSizeInput): PdfParts => ({
  ...{ title: `${patient.name} ${scheme.name} 1:1`, author: doctor, day: printedOn, lang, pictures: [] },
  unitPoints: 72 / 25.4 / unitsPerMm,
})
