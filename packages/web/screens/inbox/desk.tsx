import { Switch } from 'antd'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSupport } from '../../chat/use-support'
import { TopBar } from '../../parts/top-bar'
import { useWords } from '../../words/i18n'
import styles from './inbox.module.css'
import { List, type Show } from './list'
import { Opened } from './opened'
import { useHere } from './use-here'
import { useConversations } from './use-inbox'

/** The window's title shows how many are waiting, for staff who keep it in the background. */
const useWaitingTitle = (waiting: number): void => {
  const { t } = useWords()
  useEffect(() => {
    const title = `${t('routes.inbox')} · ${t('app.name')}`
    document.title = waiting > 0 ? `(${waiting}) ${title}` : title
  }, [waiting, t])
}

export const Desk = ({ me }: { readonly me: string }) => {
  const { t } = useWords()
  const [address, setAddress] = useSearchParams()
  const chosen = address.get('chat')
  const [here, setHere] = useHere()
  const [show, setShow] = useState<Show>('open')
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const conversations = useConversations({ show, page, ...(search === '' ? {} : { search }) })
  useWaitingTitle(useSupport().unread)
  const choose = (uuid: string | null): void =>
    setAddress(uuid ? { chat: uuid } : {}, { replace: chosen !== null && uuid !== null })
  return (
    <>
      <TopBar name={t('routes.inbox')} fact={conversations.data && t('chat.conversations', { count: conversations.data.total })}>
        <span className={styles.here} title={t('chat.hereHint')}>
          <Switch id="inbox-switch" size="small" checked={here} onChange={setHere} aria-describedby="inbox-here" />
          <label htmlFor="inbox-switch">{t('chat.here')}</label>
          <span id="inbox-here" className="unseen">
            {t('chat.hereHint')}
          </span>
        </span>
      </TopBar>
      <div className={styles.desk} data-chosen={chosen !== null || undefined}>
        <List
          conversations={conversations}
          show={show}
          search={search}
          page={page}
          chosen={chosen}
          onShow={next => {
            setShow(next)
            setPage(1)
          }}
          onSearch={next => {
            setSearch(next)
            setPage(1)
          }}
          onPage={setPage}
          onChoose={choose}
        />
        <Opened key={chosen ?? ''} uuid={chosen} me={me} onBack={() => choose(null)} />
      </div>
    </>
  )
}
