import { mmOfUnit } from '../paper'

/** Page units per millimetre of paper: those of the report's pages, of which an A4 sheet is 1785 wide. */
export const unitsPerMm = 1 / mmOfUnit

/** Portrait sheets, mm: ISO 216 and ANSI. */
const papers = {
  A4: { width: 210, height: 297 },
  A3: { width: 297, height: 420 },
  Letter: { width: 215.9, height: 279.4 },
} as const

export type PaperName = keyof typeof papers

export interface Size {
  readonly width: number
  readonly height: number
}

/** Width and height in page units, portrait first. */
export const sheetsOf = (paper: PaperName): readonly [upright: Size, across: Size] => {
  const [short, long] = [papers[paper].width * unitsPerMm, papers[paper].height * unitsPerMm]
  return [
    { width: short, height: long },
    { width: long, height: short },
  ]
}

/** Minimum distance from the edge: printers leave some 5 mm blank. */
export const sheetMargin = 8 * unitsPerMm
