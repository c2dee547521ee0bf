import { type OpenedKind, openedKind } from '@sella/contract/opened'
import { Button } from 'antd'
import { useState } from 'react'
import { useOpened, useOpenedStop } from '../../api/opened'
import { Confirm } from '../../parts/confirm'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { Section } from './section'
import styles from './user.module.css'

const Line = ({ kind, count }: { readonly kind: OpenedKind; readonly count: number }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useOpenedStop()
  const what = t(`user.opened.${kind}`, { count })
  const stop = () => {
    setAsking(false)
    mutate(kind, {
      onSuccess: ({ ended }) => toast({ kind: 'done', title: t('user.opened.stopped', { count: ended }) }),
      onError: error => toast({ kind: 'error', title: t('user.opened.failed'), text: textOf(error, lang) }),
    })
  }
  return (
    <li>
      <span>
        <b>{what}</b>
      </span>
      <Button size="small" loading={isPending} aria-label={t('user.opened.stopOf', { what })} onClick={() => setAsking(true)}>
        {t('user.opened.stop')}
      </Button>
      {asking && (
        <Confirm
          danger
          title={t('user.opened.stopTitle', { what })}
          text={t(`user.opened.stopText.${kind}`)}
          verb={t('user.opened.stop')}
          onYes={stop}
          onNo={() => setAsking(false)}
        />
      )}
    </li>
  )
}

/** What opens without a sign-in because the doctor made it, which a new password does not end; nothing where there is none. */
export const OpenedByMe = () => {
  const { t } = useWords()
  const { data } = useOpened()
  const kinds = openedKind.options.filter(kind => (data?.[kind] ?? 0) > 0)
  if (!data || kinds.length === 0) return null
  return (
    <Section title={t('user.opened.title')} hint={t('user.opened.hint')}>
      <ul className={styles.sessions}>
        {kinds.map(kind => (
          <Line key={kind} kind={kind} count={data[kind]} />
        ))}
      </ul>
    </Section>
  )
}
