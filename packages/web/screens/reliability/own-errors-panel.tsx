import { fewestRereads } from '@sella/ceph/reliability/own-error'
import { ownErrorsSetting } from '@sella/contract/documents/own-errors'
import { withKeys } from '@sella/contract/documents/setting'
import { apartIn, readersIn } from '@sella/contract/reread-study'
import type { RereadFilm } from '@sella/contract/rereads'
import { apartText } from '@sella/contract/study-about'
import { Switch } from 'antd'
import { useChangeSetting } from '../../api/change-setting'
import { useMay } from '../../api/clinic'
import { useSetting } from '../../api/queries'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './reliability.module.css'

const spanText = (counts: readonly number[]): string => {
  const [fewest, greatest] = [Math.min(...counts), Math.max(...counts)]
  return fewest === greatest ? `${fewest}` : `${fewest}–${greatest}`
}

interface OwnErrorsPanelProps {
  readonly rereads: readonly RereadFilm[]
}

/** What limits an error measured by readings that lie too close together; empty where none do. */
const useTooSoon = (rereads: readonly RereadFilm[]): string => {
  const { lang } = useWords()
  const hers =
    readersIn(rereads)
      .find(({ reader }) => reader === 'self')
      ?.films.filter(({ first }) => first !== null) ?? []
  const apart = apartIn(hers)
  return apart && apart.soon > 0 ? apartText(apart, hers.length, lang) : ''
}

/** The landmarks for which the doctor measured her own error, and whether it is used instead of the default. */
export const OwnErrorsPanel = ({ rereads }: OwnErrorsPanelProps) => {
  const { t, lang } = useWords()
  const { data } = useSetting(ownErrorsSetting.name)
  const save = useChangeSetting(ownErrorsSetting.name)
  const toast = useToast()
  const decides = useMay('house')
  const tooSoon = useTooSoon(rereads)
  if (data === undefined) return null
  const { use, errors } = ownErrorsSetting.read(data)
  const measured = Object.values(errors)
  const films = measured.map(error => error.films)
  const keep = (next: boolean) =>
    save.mutate(stored => withKeys(stored, { use: next, errors: ownErrorsSetting.read(stored).errors }), {
      onError: error => toast({ kind: 'error', title: t('reliability.own.failed'), text: textOf(error, lang) }),
    })
  return (
    <section className={styles.own} aria-label={t('reliability.own.title')}>
      <h2>{t('reliability.own.title')}</h2>
      {measured.length === 0 ? (
        <p>{t('reliability.own.none', { fewest: fewestRereads })}</p>
      ) : (
        <>
          <div className={styles.switch}>
            <Switch aria-label={t('reliability.own.use')} checked={use} disabled={!decides} onChange={keep} />
            <span>{t('reliability.own.use')}</span>
          </div>
          <p>
            {t('reliability.own.measured', { points: measured.length, films: spanText(films) })}{' '}
            {t(use ? 'reliability.own.inUse' : 'reliability.own.unused')}
          </p>
          {tooSoon !== '' && <p data-warn>{tooSoon}</p>}
        </>
      )}
    </section>
  )
}
