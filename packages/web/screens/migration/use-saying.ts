import { localDay } from '@sella/ceph/patient/local-day'
import type { Outcome } from '@sella/workbench/migration/carry-out'
import { type Hindrance, hindranceOf, type Newcomer, type Remark, remarksOf } from '@sella/workbench/migration/newcomer'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'

export interface Saying {
  readonly hindrance: Hindrance | null
  readonly remarks: readonly string[]
}

/** What prevents migrating a newcomer, and what should be checked, in words. */
export const useSaying = () => {
  const { t } = useWords()
  const remarkText = (remark: Remark): string => {
    if (remark.about === 'differs')
      return t('migration.remark.differs', {
        traits: remark.traits.map(trait => t(`migration.trait.${trait}`)).join(t('app.separator')),
      })
    if (remark.about === 'undatedFiles') return t('migration.remark.undatedFiles', { count: remark.count })
    if (remark.about === 'otherDays') return t('migration.remark.otherDays', { count: remark.count })
    return t(`migration.remark.${remark.about}`)
  }
  return (newcomer: Newcomer, all: readonly Newcomer[]): Saying => ({
    hindrance: hindranceOf(newcomer, all, localDay(new Date())),
    remarks: remarksOf(newcomer, all).map(remarkText),
  })
}

/** The outcome for a newcomer, in words. */
export const useOutcomeText = () => {
  const { t, lang } = useWords()
  return ({ end, error }: Outcome): string =>
    end === 'failed'
      ? t('migration.failed', { reason: error ? textOf(error, lang) : t('migration.goneWith') })
      : t(`migration.${end}`)
}
