import { isOnDemand } from '@sella/ceph/data/landmarks'
import { shownMm } from '@sella/ceph/tracing/face-size'
import { nameAmong } from '@sella/drawing/tracing/short-names'
import { scaleMark } from '@sella/drawing/tracing/value-text'
import { byAsking, type Unsure } from '@sella/workbench/review/unsure'
import { Button } from 'antd'
import { Check, ScanSearch } from 'lucide-react'
import { focusStage } from '../../../editor/focus-stage'
import { useStore } from '../../../editor/use-store'
import { Key } from '../../../parts/key'
import { Stressed } from '../../../parts/stressed'
import { useWords } from '../../../words/i18n'
import { capsFor } from '../commands/caps'
import { useOffer } from '../commands/use-command'
import { useCommitted, useDesk } from '../desk'
import { errorScale } from '../error-scale'
import { FilmCrop } from './film-crop'
import { harmText } from './harm-text'
import styles from './left.module.css'
import { whyUnsure } from './why-unsure'

/** After a click in the list Enter, Tab and the arrows must still work: they belong to the stage. */
const fromStage = (run: () => void): void => {
  run()
  focusStage()
}

const Card = ({ unsure }: { readonly unsure: Unsure }) => {
  const { t, lang } = useWords()
  const { bench, subject } = useDesk()
  const { evaluation, tracing } = useCommitted()
  const text = subject.text(unsure.name)
  // Without a scale, the expected error in mm is itself an estimate.
  const scale = errorScale(evaluation)
  const guess = scaleMark('mm', scale)
  const { review } = useDesk().walk
  const selected = useStore(bench.hand, hand => hand.selected === unsure.name)
  const { name, point, items, harms } = unsure
  const harm = harmText(harms, { evaluation, t, lang })
  const mm = (shownMm(point.errorPx ?? 0, tracing.points, scale) ?? 0).toFixed(1)
  return (
    <li>
      <button type="button" className={styles.card} aria-pressed={selected} onClick={() => fromStage(() => review(name))}>
        <FilmCrop at={point} error={point.errorPx ?? 20} />
        <span className={styles.words}>
          <b title={text.name[lang]}>{text.name[lang].replace(/ ?[(（].*/, '')}</b>
          <small className={styles.sure}>
            <span>{[text.short, whyUnsure(point, t)].filter(Boolean).join(' · ')}</span>
            <em>{`${guess}±${mm} mm`}</em>
          </small>
          {harm && <small className={styles.items}>{harm}</small>}
          {!harm && items.length > 0 && (
            <small className={styles.items}>
              {t('workbench.review.affects', {
                items: items
                  .slice(0, 4)
                  .flatMap(item => evaluation.rows.find(row => row.item === item) ?? [])
                  .map(row => nameAmong(row, evaluation.rows, lang))
                  .join(' · '),
              })}
            </small>
          )}
        </span>
      </button>
    </li>
  )
}

const Steps = ({ unsure }: { readonly unsure: readonly Unsure[] }) => {
  const { t } = useWords()
  const { bench } = useDesk()
  const { there: mayConfirm } = useOffer('confirm')
  const selected = useStore(bench.hand, hand => hand.selected)
  const { step, confirm } = useDesk().walk
  const inHand = mayConfirm && unsure.some(unsurePoint => unsurePoint.name === selected)
  return (
    <div className={styles.steps}>
      {inHand && (
        <Button size="small" type="primary" ghost icon={<Check size={14} />} onClick={() => fromStage(confirm)}>
          {t('workbench.review.confirm')}
          <Key>{capsFor('confirm').join(' ')}</Key>
        </Button>
      )}
      <Button size="small" icon={<ScanSearch size={14} />} onClick={() => fromStage(() => step(1))}>
        {t(inHand ? 'workbench.review.after' : 'workbench.review.next')}
        <Key>{capsFor('next').join(' ')}</Key>
      </Button>
    </div>
  )
}

const Cards = ({ unsure, label }: { readonly unsure: readonly Unsure[]; readonly label?: string }) =>
  unsure.length === 0 ? null : (
    <ol className={styles.cards} aria-label={label}>
      {unsure.map(unsurePoint => (
        <Card key={unsurePoint.name} unsure={unsurePoint} />
      ))}
    </ol>
  )

/**
 * The points the detector was unsure of, those with the greatest effect first; below a line those that affect nothing in the
 * chosen analysis.
 */
export const ReviewList = () => {
  const { t } = useWords()
  const { tracing, evaluation } = useCommitted()
  const { choice, subject } = useDesk()
  const own = useStore(choice, c => c.customItems)
  const unsure = subject.unsure(tracing, evaluation, own)
  const total = Object.keys(tracing.points).filter(name => !isOnDemand(name)).length
  if (total === 0) return null
  const { asked, harmless } = byAsking(unsure)
  const share = ((total - asked.length) / total) * 100
  return (
    <section className={styles.review} aria-label={t('workbench.review.title')}>
      <header>
        <h2>{t('workbench.review.title')}</h2>
        <span>
          {asked.length > 0 ? (
            <Stressed text={t('workbench.review.count', { count: asked.length, total })} />
          ) : (
            t('workbench.review.none', { total })
          )}
        </span>
      </header>
      <div className={styles.progress}>
        <i style={{ width: `${share}%` }} />
      </div>
      {harmless.length > 0 && <p className={styles.also}>{t('bench.harmless', { count: harmless.length })}</p>}
      {unsure.length > 0 && <Steps unsure={unsure} />}
      <Cards unsure={asked} />
      {harmless.length > 0 && <h3 className={styles.rest}>{t('bench.notAsked')}</h3>}
      <Cards unsure={harmless} label={t('bench.notAsked')} />
    </section>
  )
}
