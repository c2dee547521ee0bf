import { scaleTexts } from '@sella/drawing/report/compare-scales'
import { Button } from 'antd'
import { useWords } from '../../words/i18n'
import { withScalesStated } from './draft'
import styles from './scale-note.module.css'
import { useTable } from './table'

/** If S-Na indicates a wrong scale: what is withheld, and the doctor's statement that the scales are right, stored with the scheme. */
export const ScaleNote = () => {
  const { t, lang } = useWords()
  const { scales, scheme, setScheme, chosen } = useTable()
  if (scales.clashes.length === 0) return null
  const doubted = scales.doubted.size > 0
  const state = () => {
    const stated = chosen.flatMap(({ record, film }) =>
      film.mmPerPixel === null ? [] : [[record.uuid, film.mmPerPixel] as const],
    )
    setScheme(withScalesStated(scheme, doubted ? Object.fromEntries(stated) : null))
  }
  return (
    <section className={styles.note} role={doubted ? 'alert' : 'note'} aria-label={t('overlay.scales.title')}>
      {scaleTexts(scales, lang).map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Button size="small" onClick={state}>
        {t(doubted ? 'overlay.scales.state' : 'overlay.scales.takeBack')}
      </Button>
    </section>
  )
}
