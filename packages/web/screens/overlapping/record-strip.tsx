import { type OverlapPart, overlapParts } from '@sella/drawing/tracing/overlap-parts'
import { Eye, EyeOff } from 'lucide-react'
import { useWords } from '../../words/i18n'
import { isSeen, toggled } from './look'
import shared from './overlapping.module.css'
import styles from './record-strip.module.css'
import { dayOf } from './record-words'
import { referencesOf } from './references'
import { useTable } from './table'

const parts = Object.keys(overlapParts) as readonly OverlapPart[]

/** The visible parts of the tracings, and the films, as chips where there is room; the panel `Display` has them too. */
const Parts = () => {
  const { t, lang } = useWords()
  const { look, setLook } = useTable()
  const chips = [
    ...parts.map(part => ({
      ...{ key: part, on: look.parts[part], name: overlapParts[part].name[lang] },
      press: () => setLook(now => ({ ...now, parts: { ...now.parts, [part]: !now.parts[part] } })),
    })),
    {
      ...{ key: 'films', on: look.films, name: t('overlap.films') },
      press: () => setLook(now => ({ ...now, films: !now.films })),
    },
  ]
  return (
    <fieldset className={styles.parts} aria-label={t('overlay.parts')}>
      {chips.map(({ key, on, name, press }) => (
        <button key={key} type="button" className={styles.part} aria-pressed={on} onClick={press}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}

/** The records of the scheme with their colours; clicking one shows or hides it. */
export const RecordStrip = () => {
  const { t } = useWords()
  const table = useTable()
  const { chosen, look, setLook, colourOf } = table
  const references = referencesOf(table)
  return (
    <div className={styles.strip}>
      {chosen.map(({ record }) => {
        const seen = isSeen(look, record.uuid)
        return (
          <button
            key={record.uuid}
            type="button"
            className={styles.chip}
            aria-pressed={seen}
            title={t(seen ? 'overlap.hide' : 'overlap.show')}
            onClick={() => setLook(now => toggled(now, record.uuid))}
          >
            <i style={{ background: colourOf(record.uuid) }} />
            <b>{dayOf(record)}</b>
            {t(`imaging.type.type${record.type}`)}
            {references.has(record.uuid) && <em className={shared.reference}>{t('overlap.reference')}</em>}
            {seen ? <Eye size={14} aria-hidden /> : <EyeOff size={14} aria-hidden />}
          </button>
        )
      })}
      <Parts />
    </div>
  )
}
