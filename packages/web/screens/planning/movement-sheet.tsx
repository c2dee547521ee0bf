import type { SegmentName } from '@sella/ceph/data/planning/segments'
import { segments } from '@sella/ceph/data/planning/segments'
import { movementSheet, type SheetLine } from '@sella/ceph/planning/movement-words'
import { useWords } from '../../words/i18n'
import styles from './movement-sheet.module.css'
import { useFollowed } from './table'

/** A line of the work sheet in words: `切缘：后 4.6 mm · 伸长 0.6 mm`. */
export const useSheetLine = (): ((line: SheetLine) => string) => {
  const { t, lang } = useWords()
  return ({ part, amounts }) => {
    const way = amounts.map(words => words[lang]).join(' · ') || '0 mm'
    return part === null ? way : `${t(`planning.pivots.${part}`)} ${way}`
  }
}

/** The movements as a list to pass on, as in the report's work sheet: millimetres and degrees by tooth and bone. */
export const MovementSheet = () => {
  const { t, lang } = useWords()
  const { document, prediction } = useFollowed()
  const lineText = useSheetLine()
  const lines = prediction.status === 'predicted' ? movementSheet(document.plan.moves, prediction) : []
  if (lines.length === 0) return null
  const pieces: readonly SegmentName[] = [...new Set(lines.map(({ segment }) => segment))]
  return (
    <section aria-label={t('planning.movements')} className={styles.sheet}>
      <h3>{t('planning.movements')}</h3>
      <ul>
        {pieces.map(piece => (
          <li key={piece}>
            <b>{piece}</b> {segments[piece].title[lang]}
            {lines
              .filter(({ segment }) => segment === piece)
              .map(line => (
                <div key={line.part}>{lineText(line)}</div>
              ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
