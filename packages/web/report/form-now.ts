import type { Form } from './form'
import type { ReportSource } from './report-source'

/**
 * The choices with what they name as it is now: the record another window has saved since, and the own analysis as it was changed. A
 * record that is gone is none.
 */
export const formNow = (form: Form, { records, own }: Pick<ReportSource, 'records' | 'own'>): Form => {
  const { record, analysis } = form
  const changed = analysis?.creator === 'user' ? own.find(each => each.analysis.name === analysis.name)?.analysis : null
  return { ...form, record: records.find(({ uuid }) => uuid === record?.uuid) ?? null, analysis: changed ?? analysis }
}
