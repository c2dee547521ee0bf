import type { CaseRecord } from '@sella/contract/entities'
import { Button } from 'antd'
import { Plus, SquarePen } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useMay } from '../../api/clinic'
import { useCase } from '../../case/case'
import { hasFilm } from '../../case/stages'
import { ageText } from '../../words/age'
import { useWords } from '../../words/i18n'
import styles from './record-list.module.css'
import { lookOrder, photoOf } from './slots'

interface EntryProps {
  readonly record: CaseRecord
  readonly current: boolean
  readonly onSelect: () => void
  readonly onEdit: () => void
}

const shownThumbs = 3

const Entry = ({ record, current, onSelect, onEdit }: EntryProps) => {
  const { t, lang } = useWords()
  const { birthday } = useCase().patient
  const registers = useMay('register')
  const day = record.createday.slice(0, 10)
  const facts = [ageText(birthday, lang, day), t('imaging.count', { count: record.photos.length })]
    .filter(Boolean)
    .join(t('app.separator'))
  const photos = lookOrder.flatMap(kind => photoOf(record, kind) ?? [])
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (current) row.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    <li ref={row} className={styles.entry} data-current={current} data-film={hasFilm(record)}>
      <button type="button" className={styles.pick} aria-current={current ? 'true' : undefined} onClick={onSelect}>
        <span className={styles.first}>
          <b>{day}</b>
          <span className={styles.type}>{t(`imaging.type.type${record.type}`)}</span>
        </span>
        <span className={styles.facts}>{facts}</span>
        {photos.length > 0 && (
          <span className={styles.thumbs} aria-hidden>
            {photos.slice(0, shownThumbs).map(photo => (
              <img key={photo.uuid} src={photo.thumbUrl} alt="" loading="lazy" />
            ))}
            {photos.length > shownThumbs && <span>{`+${photos.length - shownThumbs}`}</span>}
          </span>
        )}
      </button>
      {registers && (
        <button
          type="button"
          className={styles.edit}
          aria-label={`${t('imaging.editRecord')} ${day}`}
          title={t('imaging.editRecord')}
          onClick={onEdit}
        >
          <SquarePen size={14} aria-hidden />
        </button>
      )}
    </li>
  )
}

/** The records of the case as a timeline, newest first. */
export const RecordList = ({ onAdd, onEdit }: { readonly onAdd: () => void; readonly onEdit: (uuid: string) => void }) => {
  const { t } = useWords()
  const { records, record, selectRecord } = useCase()
  const registers = useMay('register')
  return (
    <section className={styles.panel} aria-label={t('imaging.records')}>
      <header className={styles.head}>
        <h2>{t('imaging.records')}</h2>
        {registers && (
          <Button size="small" icon={<Plus size={14} aria-hidden />} onClick={onAdd}>
            {t('imaging.addRecord')}
          </Button>
        )}
      </header>
      <ol className={styles.list}>
        {records.toReversed().map(caseRecord => (
          <Entry
            key={caseRecord.uuid}
            record={caseRecord}
            current={caseRecord.uuid === record?.uuid}
            onSelect={() => selectRecord(caseRecord.uuid)}
            onEdit={() => onEdit(caseRecord.uuid)}
          />
        ))}
      </ol>
    </section>
  )
}
