import { CalendarClock, CloudOff, DraftingCompass, ListChecks, Plus, SearchX, Star, Trash, Users } from 'lucide-react'
import type { PatientFilter } from '../../api/patients'
import { Notice } from '../../parts/notice'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'

interface ListNoticeProps {
  readonly filter: PatientFilter
  readonly error: Error | null
  readonly onRetry: () => void
  readonly onAdd: () => void
  readonly onClearSearch: () => void
}

/** Replaces the rows when there are none: why, and what to do. */
export const ListNotice = ({ filter, error, onRetry, onAdd, onClearSearch }: ListNoticeProps) => {
  const { t, lang } = useWords()
  if (error)
    return (
      <Notice
        icon={CloudOff}
        title={t('patients.failed')}
        text={textOf(error, lang)}
        actions={[{ label: t('app.retry'), run: onRetry, primary: true }]}
      />
    )
  if (filter.search)
    return (
      <Notice
        icon={SearchX}
        title={t('patients.emptySearch', { search: filter.search })}
        text={t('patients.emptySearchText')}
        actions={[{ label: t('patients.clearSearch'), run: onClearSearch }]}
      />
    )
  if (filter.view === 'favorite')
    return <Notice icon={Star} title={t('patients.emptyFavorite')} text={t('patients.emptyFavoriteText')} />
  if (filter.view === 'visit')
    return <Notice icon={CalendarClock} title={t('patients.emptyVisit')} text={t('patients.emptyVisitText')} />
  if (filter.view === 'unsureFilms')
    return <Notice icon={ListChecks} title={t('patients.emptyUnsure')} text={t('patients.emptyUnsureText')} />
  if (filter.view === 'toTrace')
    return <Notice icon={DraftingCompass} title={t('patients.emptyToTrace')} text={t('patients.emptyToTraceText')} />
  if (filter.view === 'bin') return <Notice icon={Trash} title={t('patients.emptyBin')} text={t('patients.emptyBinText')} />
  return (
    <Notice
      icon={Users}
      title={t('patients.emptyTitle')}
      text={t('patients.emptyText')}
      actions={[{ label: t('patients.add'), run: onAdd, primary: true, icon: Plus }]}
    />
  )
}
