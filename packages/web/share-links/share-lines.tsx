import '../words/late/share'
import type { Output } from '@sella/contract/calls/index'
import { Button } from 'antd'
import { useShareExtend, useShareStop } from '../api/share'
import { useToast } from '../parts/toast'
import { textOf } from '../words/catalogue'
import { shortDay } from '../words/dates'
import { useWords } from '../words/i18n'
import { daysLeft } from './days-left'
import styles from './share-lines.module.css'

type Link = Output<'shareList'>[number]

/** A link that expires within this many days is amber. */
const soon = 3

/** Stopped by somebody, or with its maker's right to share. */
const isStopped = ({ stoppedAt, makerMay }: Link): boolean => stoppedAt !== null || !makerMay

/** A link's state, and the days left. */
const standOf = (link: Link, now: number): { readonly is: 'open' | 'soon' | 'over'; readonly days: number } => {
  const days = daysLeft(link.endsAt, now)
  if (isStopped(link) || Date.parse(link.endsAt) <= now) return { is: 'over', days }
  return { is: days < soon ? 'soon' : 'open', days }
}

interface LineProps {
  /** Null if links of all cases are listed: each then names its own. */
  readonly caseUuid: string | null
  readonly link: Link
}

const Line = ({ caseUuid, link }: LineProps) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const [stop, extend] = [useShareStop(), useShareExtend()]
  const { uuid, name, endsAt, makerMay, opened, records, documents } = link
  const stopped = isStopped(link)
  const { is, days } = standOf(link, Date.now())
  const answering = (title: string) => ({
    onSuccess: () => toast({ kind: 'done', title, text: name }),
    onError: (error: Error) => toast({ kind: 'error', title: t('share.failed'), text: textOf(error, lang) }),
  })
  const left = days > 0 ? t('share.left', { count: days }) : t('share.leftToday')
  const why = makerMay ? t('share.stopped') : t('share.makerGone', { by: link.madeBy })
  const state = stopped ? why : is === 'over' ? t('share.ended') : left
  const when = shortDay(endsAt, lang)
  const facts = [
    t(`share.scopes.${link.scope}`),
    t('share.counts', { records, documents }),
    link.identity && t('share.withIdentity'),
    link.hasPassword && t('share.withPassword'),
  ].filter(Boolean)
  return (
    <li data-is={is}>
      <p>
        <b>{caseUuid === null ? `${link.caseName}${t('app.separator')}${name}` : name}</b>
        <em>{state}</em>
      </p>
      <p>{facts.join(t('app.separator'))}</p>
      <p>{[link.madeBy, t('share.until', { when }), t('share.opened', { count: opened })].join(t('app.separator'))}</p>
      {!stopped && (
        <p className={styles.acts}>
          <Button
            size="small"
            loading={extend.isPending}
            aria-label={t('share.extendOf', { name })}
            onClick={() => extend.mutate({ uuid, days: 30 }, answering(t('share.extended')))}
          >
            {t('share.extend')}
          </Button>
          {is !== 'over' && (
            <Button
              size="small"
              danger
              loading={stop.isPending}
              aria-label={t('share.stopOf', { name })}
              onClick={() => stop.mutate(uuid, answering(t('share.stoppedNow')))}
            >
              {t('share.stop')}
            </Button>
          )}
        </p>
      )}
    </li>
  )
}

interface ShareLinesProps {
  readonly caseUuid: string | null
  readonly links: readonly Link[]
}

/** Links with their state: extend or revoke. */
export const ShareLines = ({ caseUuid, links }: ShareLinesProps) => (
  <ul className={styles.links}>
    {links.map(link => (
      <Line key={link.uuid} caseUuid={caseUuid} link={link} />
    ))}
  </ul>
)
