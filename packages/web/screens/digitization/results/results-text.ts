import type { Evaluation, Row } from '@sella/ceph/analysis/analysis'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import type { CaseRecord, Patient } from '@sella/contract/entities'
import { valueText } from '@sella/drawing/tracing/value-text'
import type { TFunction } from 'i18next'
import type { Choice } from '../desk'
import { itemName } from './names'
import { normText } from './rows'
import { whyText } from './why'

interface Given {
  readonly tracing: Tracing
  readonly evaluation: Evaluation
  readonly patient: Patient
  readonly record: CaseRecord
  readonly choice: Choice
}

/** Tab-separated, as a spreadsheet or a letter takes it: a head line, then one line an item. */
export const resultsText = (given: Given, { lang, t }: { readonly lang: Lang; readonly t: TFunction }): string => {
  const { patient, record, choice, evaluation } = given
  const head = [
    patient.name,
    record.createday.slice(0, 10),
    choice.analysis.title[lang],
    t(`workbench.dentition.${choice.dentition}`),
  ]
  const line = (row: Row): string => {
    const value = row.reading.status === 'read' ? valueText(row, evaluation.calibration) : whyText(row.reading, given.tracing, t)
    return [
      itemName(row, lang),
      row.norm ? normText(row.norm) : '',
      value,
      '★'.repeat(row.stars),
      row.meaning?.[lang] ?? '',
    ].join('\t')
  }
  return [head.join(' · '), ...evaluation.rows.map(line)].join('\n')
}
