import { headBottom, inner } from '../paper'

/** Specification section 9, second variant (1665 in all): each record takes 210, the chart the rest. */
export const widths = { category: 150, item: 485, reference: 275, value: 210 } as const
export const table = 'values'
export const rowsTop = headBottom + 76

export const itemLeft = inner.left + widths.category
export const valuesLeft = itemLeft + widths.item + widths.reference
export const valueLeft = (at: number): number => valuesLeft + at * widths.value
