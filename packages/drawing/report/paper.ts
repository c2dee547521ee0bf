import type { Mark, Scene } from '../scene/scene'
import type { ReportDesign } from './design'

/** Specification section 9: a page is 1785 x 2526 units and is printed on A4 without margin. */
export const paper = { width: 1785, height: 2526, margin: 60 } as const

export const inner = { left: paper.margin, right: paper.width - paper.margin, width: paper.width - 2 * paper.margin } as const

/** Millimetres per page unit on A4 printed at true size. */
export const mmOfUnit = 210 / paper.width

type PaperName = ReportDesign['paper']

/** The same on each paper: a page is fitted to it as it is, to Letter (279.4 mm high) by its height. */
const mmOfUnitOn: Readonly<Record<PaperName, number>> = { A4: mmOfUnit, Letter: 279.4 / paper.height }

/** How many times smaller the paper shows the patient, `1 : 2.04`. `perMm`: page units per millimetre of the patient. */
export const ratioOn = (name: PaperName, perMm: number): string => `1 : ${(1 / (perMm * mmOfUnitOn[name])).toFixed(2)}`

/** Body 28, values 32, nothing below 20 (6.7 pt). */
export const sizes = { smallest: 20, small: 22, caption: 24, body: 28, value: 32, heading: 54 } as const

/** The greys of the report (design sections 2 and 6). */
export const greys = {
  ink: '#14191c',
  text: '#3b454b',
  quiet: '#475158',
  faint: '#5f6a71',
  hairline: '#dfe3e2',
  category: '#9aa5a4',
  band: '#e8ecea',
  tick: '#9aa5a4',
  white: '#ffffff',
} as const

/** Distances from the top of the rule below the head, and the room of the foot at the bottom (156 and 110 in the row formula). */
export const headBottom = 156
export const footHeight = 110

/** Position of the foot's rule. */
export const footRule = paper.height - 87

/** Amber for what must not be relied on: lengths on a scale that was not measured, a tracing that nobody has approved. */
export const doubtful = '#8a5a00'

export const pageOf = (marks: readonly Mark[]): Scene => ({
  width: paper.width,
  height: paper.height,
  pixel: 1,
  layers: [{ id: 'page', marks }],
})

/** Photo slots: faces and mouth in three columns, 45 apart. */
export const slots = { face: { width: 525, height: 787 }, mouth: { width: 525, height: 350 }, gap: 45 } as const

/** The picture of the film on the analysis page. */
export const filmBox = { x: inner.left, y: 196, width: 810, height: 825 } as const
