import { type ImageKind, imageKinds } from '@sella/contract/entities'
import { dayOfFile, type Newcomer } from '@sella/workbench/migration/newcomer'
import { Button, Select } from 'antd'
import { useWords } from '../../words/i18n'
import { DayCell } from './day-cell'
import styles from './migration.module.css'

interface NewcomerFilesProps {
  readonly newcomer: Newcomer
  /** YYYY-MM-DD, the earliest modification date of the files without a date of their own. */
  readonly fileDay: string | null
  readonly onUndated: (day: string) => void
  readonly onFiles: (files: Newcomer['files']) => void
}

const shown = 60

/** The files of a newcomer, record by record, each with its kind. */
export const NewcomerFiles = ({ newcomer, fileDay, onUndated, onFiles }: NewcomerFilesProps) => {
  const { t } = useWords()
  const { files, undated, source } = newcomer
  const sorted = files.toSorted((a, b) => (dayOfFile(newcomer, a) ?? '').localeCompare(dayOfFile(newcomer, b) ?? ''))
  const kinds: readonly { readonly value: ImageKind | 'none'; readonly label: string }[] = [
    ...imageKinds.map(value => ({ value, label: t(`imaging.kind.${value}`) })),
    { value: 'none', label: t('migration.leaveFile') },
  ]
  return (
    <div className={styles.files}>
      {files.some(({ day }) => day === null) && (
        <div className={styles.undated}>
          <span>{t('migration.undated')}</span>
          <DayCell
            label={t('migration.of', { source, field: t('migration.undated') })}
            placeholder="YYYY-MM-DD"
            fault={t('migration.hindrance.undated')}
            small
            value={undated}
            onText={onUndated}
          />
          {fileDay && undated === '' && (
            <Button size="small" title={t('migration.useFileDaysText')} onClick={() => onUndated(fileDay)}>
              {t('migration.useFileDays')}
              <small>{fileDay}</small>
            </Button>
          )}
        </div>
      )}
      <ul>
        {sorted.slice(0, shown).map(file => (
          <li key={file.index}>
            <time>{dayOfFile(newcomer, file) ?? t('app.none')}</time>
            <span title={file.name}>{file.name}</span>
            <small>{file.otherDay}</small>
            <Select<ImageKind | 'none'>
              size="small"
              aria-label={file.name}
              value={file.kind ?? 'none'}
              options={[...kinds]}
              onChange={value =>
                onFiles(
                  files.map(each =>
                    each.index === file.index ? { ...each, kind: value === 'none' ? null : value, guessed: false } : each,
                  ),
                )
              }
            />
          </li>
        ))}
      </ul>
      {sorted.length > shown && <small>{t('migration.leaveRest', { count: sorted.length - shown })}</small>}
    </div>
  )
}
