import type { DeviationClass, Evaluation } from '@sella/ceph/analysis/analysis'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Display } from '@sella/contract/documents/digitization-setting'
import type { Colours } from '@sella/drawing/tracing/colours'

export interface Drawn {
  readonly title: string
  readonly caseNo: string
  readonly date: string
  readonly tracing: Tracing
  readonly analysis: Analysis
  readonly evaluation: Evaluation
  readonly display: Display
  readonly colours: Colours
}

const classes = [
  'sd_negative_3',
  'sd_negative_2',
  'sd_negative_1',
  'normal',
  'sd_positive_1',
  'sd_positive_2',
  'sd_positive_3',
] as const satisfies readonly DeviationClass[]

/** The classes of the values on the film. */
export const classesShown = ({ analysis, evaluation }: Pick<Drawn, 'analysis' | 'evaluation'>): readonly DeviationClass[] => {
  const shown = evaluation.rows.filter(row => analysis.texts.includes(row.item) && row.label !== null)
  return classes.filter(each => shown.some(row => row.class === each))
}
