import { type ColumnField, columnFields } from '@sella/ceph/intake/columns'
import { orderFor, type TableReading, withField } from '@sella/workbench/migration/from-table'
import { Button, Select } from 'antd'
import { useWords } from '../../words/i18n'
import styles from './migration.module.css'

interface ColumnsPanelProps {
  readonly lines: readonly (readonly string[])[]
  readonly reading: TableReading
  readonly more: boolean
  readonly onReading: (reading: TableReading) => void
  readonly onPreview: () => void
}

const orders = ['ymd', 'dmy', 'mdy'] as const

/** The meaning of each column of a list, to be corrected before the preview. */
export const ColumnsPanel = ({ lines, reading, more, onReading, onPreview }: ColumnsPanelProps) => {
  const { t } = useWords()
  const { above, fields, order } = reading
  const below = lines.slice(above + 1)
  const change = (at: number, field: ColumnField) => {
    const next = withField(fields, at, field)
    onReading({ above, fields: next, order: orderFor(lines, { above, fields: next }) })
  }
  return (
    <section className={styles.columns} aria-label={t('migration.columns')}>
      <h2>{t('migration.columns')}</h2>
      <p>{t('migration.columnsText')}</p>
      <ul>
        {fields.map((field, at) => {
          const heading = lines[above]?.[at]?.trim() || t('migration.unnamed')
          const sample = below.map(line => line[at] ?? '').find(text => text.trim() !== '')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places, and headings may be alike
            <li key={at}>
              <span title={heading}>
                <b>{heading}</b>
                <small>{sample && t('migration.sample', { text: sample })}</small>
              </span>
              <Select
                aria-label={t('migration.column', { heading })}
                value={field}
                options={columnFields.map(value => ({ value, label: t(`migration.field.${value}`) }))}
                onChange={value => change(at, value)}
              />
            </li>
          )
        })}
      </ul>
      <footer>
        {fields.includes('birthday') && (
          <div className={styles.order} data-wrong={order === null || undefined}>
            <span>{order === null ? t('migration.orderUnknown') : t('migration.order')}</span>
            <Select
              aria-label={t('migration.order')}
              value={order}
              options={orders.map(value => ({ value, label: t(`migration.orders.${value}`) }))}
              onChange={value => onReading({ ...reading, order: value })}
            />
          </div>
        )}
        {more && <small>{t('migration.more', { count: below.length })}</small>}
        <Button type="primary" disabled={order === null} onClick={onPreview}>
          {t('migration.preview')}
        </Button>
      </footer>
    </section>
  )
}
