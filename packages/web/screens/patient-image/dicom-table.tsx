import { Check } from 'lucide-react'
import { useWords } from '../../words/i18n'
import styles from './dicom-dialog.module.css'
import type { DicomField, DicomRow } from './dicom-fields'

interface DicomTableProps {
  readonly rows: readonly DicomRow[]
  readonly ticked: ReadonlySet<DicomField>
  readonly onTick: (ticked: ReadonlySet<DicomField>) => void
}

/** The file's data compared with the case's. Only what the case lacks can be copied. */
export const DicomTable = ({ rows, ticked, onTick }: DicomTableProps) => {
  const { t } = useWords()
  const shown = (field: DicomField, value: string | null): string =>
    field === 'sex' && (value === 'male' || value === 'female')
      ? t(`app.${value}`)
      : // The parts of a DICOM name are separated by ^.
        (value?.replace(/[\^\s]+/g, ' ').trim() ?? t('app.none'))
  const flip = (field: DicomField) =>
    onTick(new Set(ticked.has(field) ? [...ticked].filter(each => each !== field) : [...ticked, field]))
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['write', 'name', 'inFile', 'inCase', 'state'] as const).map(column => (
            <th key={column} scope="col">
              {t(`imaging.dicom.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, tag, inFile, inCase, state }) => (
          <tr key={field} data-field={field}>
            <td>
              {state === 'empty' && (
                <input
                  type="checkbox"
                  checked={ticked.has(field)}
                  aria-label={t('imaging.dicom.write', { field: t(`imaging.dicom.field.${field}`) })}
                  onChange={() => flip(field)}
                />
              )}
            </td>
            <th scope="row">{t(`imaging.dicom.field.${field}`)}</th>
            <td>
              {shown(field, inFile)} <small>{tag}</small>
            </td>
            <td>{shown(field, inCase)}</td>
            <td data-state={state}>
              <span>
                {state === 'same' && <Check size={14} aria-hidden />}
                {t(`imaging.dicom.state.${state}`)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
