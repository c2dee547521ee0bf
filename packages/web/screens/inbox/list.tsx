import type { Output } from '@sella/contract/calls/index'
import type { UseQueryResult } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, CloudOff, Inbox as InboxSign, Search, SearchX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ChoiceRow } from '../../parts/choice-row'
import { Notice } from '../../parts/notice'
import { TextInput } from '../../parts/text-input'
import { useLate } from '../../parts/use-late'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './inbox.module.css'
import { Row } from './row'

export type Show = 'open' | 'mine' | 'closed'

const shows: readonly { readonly value: Show; readonly label: 'chat.showOpen' | 'chat.showMine' | 'chat.showClosed' }[] = [
  { value: 'open', label: 'chat.showOpen' },
  { value: 'mine', label: 'chat.showMine' },
  { value: 'closed', label: 'chat.showClosed' },
]
/** Conversations per page of the list. */
const pageSize = 50

interface ListProps {
  readonly conversations: UseQueryResult<Output<'inboxList'>>
  readonly show: Show
  readonly search: string
  readonly page: number
  readonly chosen: string | null
  readonly onShow: (show: Show) => void
  readonly onSearch: (search: string) => void
  readonly onPage: (page: number) => void
  readonly onChoose: (uuid: string) => void
}

type SearchFieldProps = Pick<ListProps, 'search' | 'onSearch'>

/** The search text, submitted once typing pauses. */
const SearchField = ({ search, onSearch }: SearchFieldProps) => {
  const { t } = useWords()
  const [typed, setTyped] = useState(search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the wait
  useEffect(() => {
    if (typed.trim() === search) return
    const timer = window.setTimeout(() => onSearch(typed.trim()), 250)
    return () => window.clearTimeout(timer)
  }, [typed])
  return (
    <TextInput
      type="search"
      value={typed}
      maxLength={100}
      placeholder={t('chat.search')}
      aria-label={t('chat.search')}
      onText={setTyped}
      suffix={<Search size={16} aria-hidden />}
    />
  )
}

type NothingProps = Pick<ListProps, 'show' | 'search'>

const Nothing = ({ show, search }: NothingProps) => {
  const { t } = useWords()
  if (search !== '') return <Notice icon={SearchX} title={t('chat.noneFound', { search })} />
  if (show === 'mine') return <Notice icon={InboxSign} title={t('chat.noneMine')} />
  if (show === 'closed') return <Notice icon={InboxSign} title={t('chat.noneClosed')} />
  return <Notice icon={InboxSign} title={t('chat.noneOpen')} text={t('chat.noneOpenText')} />
}

const Pages = ({
  page,
  total,
  onPage,
}: {
  readonly page: number
  readonly total: number
  readonly onPage: (page: number) => void
}) => {
  const { t } = useWords()
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (last === 1) return null
  return (
    <nav className={styles.pages}>
      <button type="button" aria-label={t('chat.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={16} aria-hidden />
      </button>
      <span>{`${page} / ${last}`}</span>
      <button type="button" aria-label={t('chat.next')} disabled={page >= last} onClick={() => onPage(page + 1)}>
        <ChevronRight size={16} aria-hidden />
      </button>
    </nav>
  )
}

/** Who wrote; waiting conversations first. */
export const List = ({ conversations, show, search, page, chosen, onShow, onSearch, onPage, onChoose }: ListProps) => {
  const { t, lang } = useWords()
  const late = useLate(conversations.isPending)
  const rows = conversations.data?.conversations ?? []
  return (
    <section className={styles.list} aria-label={t('chat.list')}>
      <div className={styles.filters}>
        <SearchField search={search} onSearch={onSearch} />
        <ChoiceRow
          block
          aria-label={t('chat.show')}
          value={show}
          options={shows.map(({ value, label }) => ({ value, label: t(label) }))}
          onChange={onShow}
        />
      </div>
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map(conversation => (
            <Row
              key={conversation.uuid}
              conversation={conversation}
              chosen={conversation.uuid === chosen}
              onChoose={() => onChoose(conversation.uuid)}
            />
          ))}
        </ul>
      )}
      {conversations.data && rows.length === 0 && <Nothing show={show} search={search} />}
      {late && <p className={styles.loading}>{t('app.loading')}</p>}
      {conversations.isError && !conversations.data && (
        <Notice
          icon={CloudOff}
          title={t('app.failedLoad')}
          text={textOf(conversations.error, lang)}
          actions={[{ label: t('app.retry'), run: () => void conversations.refetch(), primary: true }]}
        />
      )}
      <Pages page={page} total={conversations.data?.total ?? 0} onPage={onPage} />
    </section>
  )
}
