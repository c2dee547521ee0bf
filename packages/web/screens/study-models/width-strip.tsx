import { showMm } from '@sella/ceph/study-models/as-read'
import type { Contacts } from '@sella/ceph/study-models/readings'
import { lacksScale } from '@sella/ceph/study-models/scale'
import { archTeeth, type Jaw, jawOf, jaws, type Tooth } from '@sella/ceph/study-models/tooth'
import { sumOfWidths, toothWidth } from '@sella/ceph/study-models/width'
import { jawWords, toothWords } from '@sella/ceph/study-models/words'
import { useWords } from '../../words/i18n'
import styles from './models.module.css'
import { useModelTable } from './table'

const isReadAgain = (contacts: Contacts | undefined): boolean => contacts?.MC !== undefined && contacts.DC !== undefined

const Cell = ({ tooth }: { readonly tooth: Tooth }) => {
  const { t, lang } = useWords()
  const { analysis, state, desk } = useModelTable()
  // A second reading is only independent with the first one hidden.
  const hidden = state.round > 0 && !isReadAgain(state.readings.teeth[tooth]?.contacts[state.round])
  const width = hidden ? undefined : analysis.widths[tooth]
  const onPhoto = state.readings.on[jawOf(tooth)] === 'photo'
  const read = state.readings.teeth[tooth]?.contacts.filter(({ MC, DC }) => MC && DC).length ?? 0
  const certainty = !width
    ? t(read > 0 && !hidden && lacksScale(state.readings, [jawOf(tooth)], []) ? 'models.unscaled' : 'models.unread')
    : width.from
      ? t('models.borrowed', { tooth: width.from })
      : read < 2
        ? [t('models.once'), ...(onPhoto ? [`±${width.error.toFixed(1)}`] : [])].join(' ')
        : `±${width.error.toFixed(1)}`
  return (
    <button
      type="button"
      className={styles.cell}
      aria-pressed={state.step?.tooth === tooth}
      data-doubt={width !== undefined && (width.apart || width.strange)}
      title={[toothWords(tooth)[lang], width?.strange ? t('models.strange') : ''].filter(Boolean).join(': ')}
      onClick={() => desk.selectTooth(tooth)}
    >
      <span>{tooth}</span>
      <b>{width ? showMm(width.mm) : '—'}</b>
      <small>{certainty}</small>
    </button>
  )
}

const Row = ({ jaw }: { readonly jaw: Jaw }) => {
  const { t, lang } = useWords()
  const { state } = useModelTable()
  const [all, front] = [sumOfWidths(state.readings, archTeeth(jaw)), sumOfWidths(state.readings, archTeeth(jaw, 'C'))]
  return (
    <div className={styles.row}>
      <span className={styles.jaw}>{jawWords[jaw][lang]}</span>
      {archTeeth(jaw).map(tooth => (
        <Cell key={tooth} tooth={tooth} />
      ))}
      <span className={styles.sum}>
        <b>{all.sum && state.round === 0 ? showMm(all.sum.mm) : '—'}</b>
        <small>{front.sum && state.round === 0 ? t('models.sum6', { mm: showMm(front.sum.mm) }) : ''}</small>
      </span>
    </div>
  )
}

/** The widths of all teeth, in the order of the mouth. */
export const WidthStrip = () => {
  const { t } = useWords()
  const { state } = useModelTable()
  const teeth = jaws.flatMap(jaw => archTeeth(jaw))
  const twice = teeth.filter(tooth => (toothWidth(state.readings, tooth)?.readings.length ?? 0) > 1).length
  return (
    <section className={styles.strip} aria-label={t('models.widths')}>
      <h2>
        {t('models.widths')}
        <small>{t('models.widthsHint')}</small>
        <small className={styles.end}>{t('models.readTwice', { twice, all: teeth.length })}</small>
      </h2>
      {jaws.map(jaw => (
        <Row key={jaw} jaw={jaw} />
      ))}
    </section>
  )
}
