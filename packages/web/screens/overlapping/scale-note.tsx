import { scaleTexts } from '@sella/drawing/report/compare-scales'
import { withScalesStated } from '@sella/workbench/superimposing/scheme-edits'
import { Button } from 'antd'
import { useWords } from '../../words/i18n'
import styles from './scale-note.module.css'
import { scaledFilms } from './scaled-films'
import { useTable } from './table'

/** The scales that a statement covers: those of the scheme, and of the records it clashes with, which may not be in it. */
const useShownScales = (): Readonly<Record<string, number>> => {
  const { scales, chosen, films } = useTable()
  const named = new Set([...chosen.map(({ record }) => record.uuid), ...scales.clashes.flatMap(({ from, to }) => [from, to])])
  return Object.fromEntries(
    films.flatMap(({ record, film }) =>
      film.mmPerPixel === null || !named.has(record.uuid) ? [] : [[record.uuid, film.mmPerPixel] as const],
    ),
  )
}

/**
 * If S-Na, beside all films of the case or of one alone, indicates a wrong scale: what is withheld, and the doctor's statement that the scales are
 * right, stored with the scheme. A statement of another scheme holds here too and is taken back there.
 */
export const ScaleNote = () => {
  const { t, lang } = useWords()
  const { scales, scheme, setScheme, statedIn, chosen } = useTable()
  const shown = useShownScales()
  const texts = scaleTexts(scales, scaledFilms(chosen), lang)
  if (texts.length === 0) return null
  const doubted = scales.doubted.size > 0
  const statedHere = scheme.scalesStated !== undefined
  const state = () => setScheme(withScalesStated(scheme, doubted ? shown : null))
  return (
    <section className={styles.note} role={doubted ? 'alert' : 'note'} aria-label={t('overlay.scales.title')}>
      {texts.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
      {(doubted || statedHere) && (
        <Button size="small" onClick={state}>
          {t(doubted ? 'overlay.scales.state' : 'overlay.scales.takeBack')}
        </Button>
      )}
      {!doubted && statedIn.length > 0 && <p>{t('overlay.scales.statedIn', { names: statedIn.join(t('app.separator')) })}</p>}
    </section>
  )
}
