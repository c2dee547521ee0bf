import '../../words/late/share'
import type { Output } from '@sella/contract/calls/index'
import type { CaseRecord } from '@sella/contract/entities'
import { Button } from 'antd'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../api/clinic'
import { useShareExtend, useShareStop, useShares } from '../../api/share'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { ShareDialog } from './share-dialog'
import styles from './shares.module.css'

type Link = Output<'shareList'>[number]

const day = 86_400_000
/** A link that ends within so many days is amber. */
const soon = 3

/** How a link stands, and whole days it lasts. */
const standOf = ({ endsAt, stoppedAt }: Link, now: number): { readonly is: 'open' | 'soon' | 'over'; readonly days: number } => {
  const days = Math.floor((Date.parse(endsAt) - now) / day)
  if (stoppedAt !== null || Date.parse(endsAt) <= now) return { is: 'over', days }
  return { is: days < soon ? 'soon' : 'open', days }
}

const Line = ({ caseUuid, link }: { readonly caseUuid: string; readonly link: Link }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const [stop, extend] = [useShareStop(caseUuid), useShareExtend(caseUuid)]
  const { uuid, name, endsAt, stoppedAt, opened, records, documents } = link
  const { is, days } = standOf(link, Date.now())
  const answering = (title: string) => ({
    onSuccess: () => toast({ kind: 'done', title, text: name }),
    onError: (error: Error) => toast({ kind: 'error', title: t('share.failed'), text: textOf(error, lang) }),
  })
  const left = days > 0 ? t('share.left', { count: days }) : t('share.leftToday')
  const state = stoppedAt !== null ? t('share.stopped') : is === 'over' ? t('share.ended') : left
  const when = new Date(endsAt).toLocaleDateString(lang === 'zh' ? 'zh-CN' : 'en-GB', { dateStyle: 'medium' })
  const facts = [
    t(`share.scopes.${link.scope}`),
    t('share.counts', { records, documents }),
    link.identity && t('share.withIdentity'),
    link.hasPassword && t('share.withPassword'),
  ].filter(Boolean)
  return (
    <li data-is={is}>
      <p>
        <b>{name}</b>
        <em>{state}</em>
      </p>
      <p>{facts.join(t('app.separator'))}</p>
      <p>{[link.madeBy, t('share.until', { when }), t('share.opened', { count: opened })].join(t('app.separator'))}</p>
      {stoppedAt === null && (
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

/** Links by which colleagues outside see a part of the case; for who may share it. */
export const Shares = ({ caseUuid, records }: { readonly caseUuid: string; readonly records: readonly CaseRecord[] }) => {
  const { t } = useWords()
  const mayShare = useMay('share')
  const { data: links } = useShares(caseUuid, mayShare)
  const [adding, setAdding] = useState(false)
  if (!mayShare) return null
  return (
    <section className={styles.shares} aria-label={t('share.title')}>
      <header>
        <h2>{t('share.title')}</h2>
        <Button
          size="small"
          icon={<Link2 size={14} aria-hidden />}
          disabled={records.length === 0}
          onClick={() => setAdding(true)}
        >
          {t('share.add')}
        </Button>
      </header>
      <p>{t('share.hint')}</p>
      {links?.length === 0 && <p>{t('share.none')}</p>}
      <ul>
        {links?.map(link => (
          <Line key={link.uuid} caseUuid={caseUuid} link={link} />
        ))}
      </ul>
      {adding && <ShareDialog caseUuid={caseUuid} records={records} onClose={() => setAdding(false)} />}
    </section>
  )
}
