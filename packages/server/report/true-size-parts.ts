import type { TrueSizeInput } from '@sella/drawing/report/true-size/input'
import { unitsPerMm } from '@sella/drawing/report/true-size/papers'
import type { PdfParts } from './pdf'

/** What the sheets' PDF is told beside the scenes: its pages have exactly their size. */
export const trueSizeParts = ({ patient, scheme, doctor, printedOn, lang }: TrueSizeInput): PdfParts => ({
  ...{ title: `${patient.name} ${scheme.name} 1:1`, author: doctor, day: printedOn, lang, pictures: [] },
  unitPoints: 72 / 25.4 / unitsPerMm,
})
