import '../../words/late/phone'
import { mayArrive, type Shot } from '@sella/workbench/uploads/shots'
import { Camera, Images, Link2Off, WifiOff } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useCallback } from 'react'
import { useLocation } from 'react-router'
import { Refused } from '../../api/client'
import { usePhoneLook } from '../../api/phone'
import { Notice } from '../../parts/notice'
import { clockText, useCountdown } from '../../parts/use-countdown'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './phone.module.css'
import { ShotList } from './shot-list'
import { useSending } from './use-sending'

interface ChooseProps {
  readonly camera: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly children: ReactNode
}

const Choose = ({ camera, onFiles, children }: ChooseProps) => {
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    target.value = ''
  }
  return (
    <label className={styles.choose} data-primary={camera || undefined}>
      {children}
      <input type="file" accept="image/*" multiple={!camera} capture={camera ? 'environment' : undefined} onChange={chosen} />
    </label>
  )
}

interface TakingProps {
  readonly link: NonNullable<ReturnType<typeof usePhoneLook>['data']>
  readonly onFiles: (files: readonly File[]) => void
}

const Taking = ({ link, onFiles }: TakingProps) => {
  const { t } = useWords()
  const seconds = useCountdown(link.endsAt)
  return (
    <>
      <div className={styles.mark}>
        <span>{t('phone.page.mark')}</span>
        <b>{link.mark}</b>
        <small>{t('phone.page.hint')}</small>
      </div>
      <Choose camera onFiles={onFiles}>
        <Camera size={22} aria-hidden />
        {t('phone.page.take')}
      </Choose>
      <Choose camera={false} onFiles={onFiles}>
        <Images size={20} aria-hidden />
        {t('phone.page.album')}
      </Choose>
      <p className={styles.left}>{t('phone.page.left', { count: link.most - link.sent, time: clockText(seconds) })}</p>
    </>
  )
}

/** The link has ended; what of the photos did not arrive. */
const Over = ({ shots }: { readonly shots: readonly Shot<File>[] }) => {
  const { t, lang } = useWords()
  const unsent = shots.filter(shot => shot.state === 'waits' || shot.state === 'goes' || mayArrive(shot)).length
  const texts = [t('phone.page.overText'), unsent > 0 && t('phone.page.unsent', { count: unsent })]
  const text = texts.filter(Boolean).join(lang === 'zh' ? '' : ' ')
  return <Notice icon={Link2Off} title={t('phone.page.over')} text={text} />
}

interface UnopenedProps {
  readonly error: unknown
  readonly onAgain: () => void
}

/** Whether the link is good is not known: the server could not be asked. */
const Unopened = ({ error, onAgain }: UnopenedProps) => {
  const { t, lang } = useWords()
  const again = { label: t('phone.page.retry'), run: onAgain, primary: true }
  return <Notice icon={WifiOff} title={t('phone.page.unopened')} text={textOf(error, lang)} actions={[again]} />
}

const Link = ({ token }: { readonly token: string }) => {
  const { t } = useWords()
  const { data, error, refetch } = usePhoneLook(token)
  const look = useCallback(() => void refetch(), [refetch])
  const { shots, add, retry } = useSending(token, look)
  const sent = shots.filter(({ state }) => state === 'sent').length
  if (!data && !error) return null
  // A brief network failure does not end the session.
  const over = error instanceof Refused && error.reason === 'PHONE_LINK_ENDED'
  return (
    <>
      <h1>{t('phone.page.title')}</h1>
      {over ? (
        <Over shots={shots} />
      ) : data ? (
        <Taking link={data} onFiles={add} />
      ) : (
        <Unopened error={error} onAgain={() => void refetch()} />
      )}
      {shots.length > 0 && (
        <p className={styles.count} role="status">
          {t('phone.page.sent', { sent })}
        </p>
      )}
      <ShotList shots={shots} onRetry={over ? null : retry} />
      <p className={styles.care}>{t('phone.page.care')}</p>
    </>
  )
}

/** Where a phone without signing in takes photos for a record open at a desk; the link's token is after the address's `#`. */
export const Phone = () => {
  const { hash } = useLocation()
  const token = hash.slice(1)
  return (
    <main className={styles.page}>
      <Link key={token} token={token} />
    </main>
  )
}
