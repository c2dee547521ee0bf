import { showMm } from '@sella/ceph/study-models/as-read'
import type { Tooth } from '@sella/ceph/study-models/tooth'
import { spreadOf } from '@sella/ceph/study-models/width'
import { toothPointWords, toothWords } from '@sella/ceph/study-models/words'
import { Button } from 'antd'
import { useState } from 'react'
import { BlockedButton } from '../../parts/blocked-button'
import { useWords } from '../../words/i18n'
import styles from './models.module.css'
import { useModelTable } from './table'

/** Two readings of a tooth disagree: take a further one, or their mean. */
const ApartQuestion = ({ tooth, onKeep }: { readonly tooth: Tooth; readonly onKeep: () => void }) => {
  const { t, lang } = useWords()
  const { analysis, desk } = useModelTable()
  const width = analysis.widths[tooth]
  if (!width) return null
  const values = width.readings.map(mm => mm.toFixed(2)).join(' · ')
  const third = () => {
    desk.again()
    desk.selectTooth(tooth)
  }
  return (
    <div className={styles.step} data-kind="doubt">
      <span>
        <b>{tooth}</b> {toothWords(tooth)[lang]}{' '}
        <small>{t('models.apart', { readings: values, mm: spreadOf(width.readings).toFixed(2) })}</small>
      </span>
      <Button size="small" onClick={third}>
        {t('models.third')}
      </Button>
      <Button size="small" type="text" onClick={onKeep}>
        {t('models.keepMean', { mm: showMm(width.mm) })}
      </Button>
    </div>
  )
}

const Asked = () => {
  const { t, lang } = useWords()
  const { state, desk } = useModelTable()
  const { step, readings, task, ruling } = state
  if (ruling?.what === 'raphe')
    return (
      <div className={styles.step}>
        <b>{t(ruling.from ? 'models.rapheSecond' : 'models.rapheFirst')}</b>
        <Button size="small" onClick={() => desk.markRaphe(false)}>
          {t('models.ruleStop')}
        </Button>
      </div>
    )
  if (!step)
    return (
      <div className={styles.step} data-kind="done">
        <span>{t('models.done')}</span>
        {task === 'contacts' && (
          <Button size="small" onClick={() => desk.begin('cusps')}>
            {t('models.toCusps')}
          </Button>
        )}
      </div>
    )
  const { tooth, point } = step
  const missing = readings.teeth[tooth]?.missing === true
  return (
    <div className={styles.step}>
      <span>
        <b>{t('models.next', { number: tooth, tooth: toothWords(tooth)[lang], point: toothPointWords(point, tooth)[lang] })}</b>{' '}
        <small>{t('models.nextHint')}</small>
      </span>
      <Button
        size="small"
        title={t('models.missingHint')}
        aria-pressed={missing}
        onClick={() => desk.markMissing(tooth, !missing)}
      >
        {t(missing ? 'models.present' : 'models.missing')}
      </Button>
      <BlockedButton
        size="small"
        type="text"
        blocked={readings.teeth[tooth] ? null : t('models.blocked.tooth')}
        onClick={() => desk.clearTooth(tooth)}
      >
        {t('models.clear')}
      </BlockedButton>
    </div>
  )
}

/** What the next click places, or the tooth whose readings disagree. */
export const StepBar = () => {
  const { state, analysis } = useModelTable()
  const [kept, setKept] = useState<readonly string[]>([])
  const apart = (Object.keys(analysis.widths) as Tooth[]).find(
    tooth => analysis.widths[tooth]?.apart && !kept.includes(`${tooth} ${analysis.widths[tooth]?.readings.length}`),
  )
  if (apart && state.round === 0 && !state.ruling)
    return (
      <ApartQuestion tooth={apart} onKeep={() => setKept([...kept, `${apart} ${analysis.widths[apart]?.readings.length}`])} />
    )
  return <Asked />
}
