import type { PatientRow } from '@sella/contract/entities'
import type { CaseChief } from '@sella/contract/glance'
import { latestFilmed } from '@sella/workbench/open/records'
import { memo } from 'react'
import { NameText } from '../../parts/name-text'
import { ChiefFindings } from '../../patient-lines/chief-findings'
import { FilmCrop } from '../../patient-lines/film-crop'
import { useWho, useWhoShort } from '../../patient-lines/patient-line'
import { StarButton } from '../../patient-lines/star-button'
import { useStarring } from '../../patient-lines/use-starring'
import { useWords } from '../../words/i18n'
import styles from './patient-cards.module.css'

interface PatientCard {
  readonly row: PatientRow | undefined
  readonly findings: CaseChief | undefined
  readonly index: number
  /** Of all cards. */
  readonly total: number
  readonly place: { readonly top: number; readonly left: string; readonly width: string; readonly height: number }
  readonly inBin: boolean
  readonly selected: boolean
  readonly onPress: (row: PatientRow) => void
  readonly onOpen: (row: PatientRow) => void
}

/** The latest stage of a case with its date; what is missing if there is none. */
const useStage = () => {
  const { t } = useWords()
  return ({ records }: PatientRow): string => {
    const last = records.at(-1)
    return last
      ? [t(`patients.recordLong.type${last.type}`), last.createday.slice(0, 10)].join(t('app.separator'))
      : t('patients.noRecords')
  }
}

/** One case as a card: film, name, age, latest stage, star. */
export const PatientCard = memo(({ row, findings, index, total, place, inBin, selected, onPress, onOpen }: PatientCard) => {
  const who = useWhoShort()
  const whole = useWho()
  const stage = useStage()
  const star = useStarring()
  const film = row && latestFilmed(row.records)
  return (
    <li className={styles.place} style={place} aria-posinset={index + 1} aria-setsize={total}>
      {row && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list has its own keys, the name is a button
        <article
          className={styles.card}
          data-case={row.uuid}
          aria-current={selected ? 'true' : undefined}
          onClick={() => onPress(row)}
          onDoubleClick={() => onOpen(row)}
        >
          <FilmCrop url={film?.cephThumbUrl ?? null} />
          <div className={styles.words}>
            <button type="button" data-row-name="" tabIndex={selected ? 0 : -1} title={row.name}>
              <NameText name={row.name} />
            </button>
            <small title={whole(row)}>{who(row)}</small>
            <small>{stage(row)}</small>
            <p>
              <ChiefFindings records={row.records} findings={findings} />
            </p>
          </div>
          {!inBin && (
            <span className={styles.star}>
              <StarButton name={row.name} reach={selected} lit={row.favorite} onTurn={favorite => star(row.uuid, favorite)} />
            </span>
          )}
        </article>
      )}
    </li>
  )
})
