import { type OwnRatioTable, type OwnRatioVersion, withVersion } from '@sella/ceph/planning/own-ratio-table'
import type { OwnRatio } from '@sella/ceph/planning/plan'
import { ownRatiosSetting, writeOwnRatios } from '@sella/contract/documents/own-ratios'
import { useMemo } from 'react'
import { followed, useSaveSetting, useSetting } from '../../api/queries'
import { useToast } from '../../parts/toast'
import { newUuid } from '../../parts/uuid'
import { textOf } from '../../words/catalogue'
import { today } from '../../words/dates'
import { useWords } from '../../words/i18n'
import { type OwnTableRead, ownTableRead } from './own-table-read'

/** A stored version with its table. */
export interface SavedTable {
  readonly table: OwnRatioTable
  readonly version: OwnRatioVersion
}

/** The doctor's own ratios for all her plans, and how to store a further version. */
export interface OwnTable extends OwnTableRead {
  /** Requests it once more and returns the result. */
  readonly again: () => Promise<OwnTableRead>
  readonly saving: boolean
  /** Stores the ratios as the next version, or finds the last one equal; null if refused, which is reported. */
  readonly keep: (ratios: readonly OwnRatio[]) => Promise<SavedTable | null>
}

export const useOwnTable = (): OwnTable => {
  const { t, lang } = useWords()
  const { data, isPending, isError, refetch } = useSetting(ownRatiosSetting.name, followed)
  const { mutateAsync, isPending: saving } = useSaveSetting(ownRatiosSetting.name)
  const toast = useToast()
  const read = useMemo(() => ownTableRead({ data, isPending, isError }), [data, isPending, isError])
  return {
    ...read,
    again: async () => ownTableRead(await refetch()),
    saving,
    keep: async ratios => {
      const before = read.table ?? { id: newUuid(), versions: [] }
      const after = withVersion(before, ratios, today())
      try {
        if (after !== before) await mutateAsync(writeOwnRatios(after))
      } catch (error) {
        toast({ kind: 'error', title: t('planning.ratios.failed'), text: textOf(error, lang) })
        void refetch()
        return null
      }
      const version = after.versions.at(-1)
      return version ? { table: after, version } : null
    },
  }
}
