import { type OwnRatioVersion, shortTable } from '@sella/ceph/planning/own-ratio-table'
import { whoseRatios } from '@sella/workbench/planning/own-ratio-choice'
import { useWords } from '../../words/i18n'
import type { OwnTableRead } from './own-table-read'
import { usePlanned } from './table'

/** The plan's own ratios, and the version they name. */
export const usePlanRatios = () => ({
  plan: usePlanned(({ document }) => document.plan.ownRatios),
  ownTable: usePlanned(({ document }) => document.ownTable),
})

/** A version in words, and whose own ratios the plan uses, of which version. */
export const useRatiosText = ({ table, waiting, failed }: OwnTableRead) => {
  const { t } = useWords()
  const { plan, ownTable } = usePlanRatios()
  const count = plan.length
  const versionText = ({ version, day, ratios }: Pick<OwnRatioVersion, 'version' | 'day' | 'ratios'>) =>
    t('planning.ratios.version', { n: version, day, count: ratios.length })
  if (!ownTable) return { versionText, planText: t('planning.ratios.asItIs', { n: count }) }
  const { version, day } = ownTable
  const named = shortTable(ownTable.table)
  // Whose they are cannot be said before her own table is known.
  const another = !waiting && !failed && whoseRatios(ownTable, table) === 'another'
  const planText = another
    ? t('planning.ratios.another', { table: named, n: version, day, count })
    : t('planning.ratios.inTable', { version: versionText({ version, day, ratios: plan }), table: named })
  return { versionText, planText }
}
