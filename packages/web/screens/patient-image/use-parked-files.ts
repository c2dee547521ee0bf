import { useEffect, useRef } from 'react'
import type { Case } from '../../case/case'
import { parkedDrops } from '../../intake/parked-drops'
import { useToast } from '../../parts/toast'
import { useWords } from '../../words/i18n'
import type { Aim } from './places'

/**
 * Takes up the files that were dropped on this case before its page ended by a reload, a crash or an expired session, and on which
 * nobody had decided.
 */
export const useParkedFiles = ({ patient, records }: Case, take: ((files: readonly File[], aim: Aim) => void) | null): void => {
  const { t } = useWords()
  const toast = useToast()
  const latest = useRef({ take, records, toast, t })
  latest.current = { take, records, toast, t }
  const takes = take !== null
  useEffect(() => {
    if (!takes) return
    void parkedDrops.left(patient.uuid).then(all => {
      const now = latest.current
      const count = all.reduce((sum, { files }) => sum + files.length, 0)
      if (count > 0) now.toast({ kind: 'warning', title: now.t('imaging.intake.again', { count }), about: 'parked files' })
      for (const { value, files } of all) {
        if (!value || !('drop' in value)) continue
        const { undated } = value
        const isGone = undated && 'record' in undated && !now.records.some(({ uuid }) => uuid === undated.record)
        now.take?.(files, { ...value, undated: isGone ? undefined : undated })
      }
    })
  }, [patient.uuid, takes])
}
