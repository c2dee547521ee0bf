import { landmarks } from '@sella/ceph/data/landmarks'
import { grades } from '@sella/ceph/data/planning/grades'
import type { SkinResponse } from '@sella/ceph/data/planning/responses/row'
import { driverLandmark } from '@sella/ceph/planning/drivers'
import type { OwnRatio } from '@sella/ceph/planning/plan'
import { Input, InputNumber } from 'antd'
import { useWords } from '../../words/i18n'
import styles from './own-ratios.module.css'

/** A row being filled in; a ratio counts once it has its spread and names its source. */
export interface Draft {
  readonly ratio: number | null
  readonly sd: number | null
  readonly source: string
}

/** By the id of the table's row. */
export type Drafts = Readonly<Record<string, Draft>>

const noDraft: Draft = { ratio: null, sd: null, source: '' }

const isEmpty = ({ ratio, sd, source }: Draft): boolean => ratio === null && sd === null && source.trim() === ''

const ratioOf = (id: string, { ratio, sd, source }: Draft): OwnRatio | null =>
  ratio === null || sd === null || source.trim() === '' ? null : { id, ratio, sd, source: source.trim() }

export const draftsOf = (ratios: readonly OwnRatio[]): Drafts => Object.fromEntries(ratios.map(({ id, ...rest }) => [id, rest]))

/** The ratios as stored; null while one of them is incomplete. */
export function ratiosOf(drafts: Drafts): readonly OwnRatio[] | null {
  const filled = Object.entries(drafts).filter(([, draft]) => !isEmpty(draft))
  const ratios = filled.flatMap(([id, draft]) => ratioOf(id, draft) ?? [])
  return ratios.length === filled.length ? ratios : null
}

interface RowProps {
  readonly row: SkinResponse
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

const RatioRow = ({ row, draft, onDraft }: RowProps) => {
  const { t, lang } = useWords()
  const name = `${landmarks[row.skin].name[lang]} ${t(`planning.ratios.${row.component}`)}`
  const cause = t(`planning.ratios.group.${row.group}`)
  const by = t('planning.ratios.by', { point: landmarks[driverLandmark(row.driver)].name[lang] })
  const field = `${name} ${cause}`
  const missing = !isEmpty(draft) && ratioOf(row.id, draft) === null
  return (
    <tr data-missing={missing} data-ratio={row.id}>
      <th scope="row">
        {name}
        <small>{`${cause} · ${by}`}</small>
      </th>
      <td>
        {row.ratio.toFixed(2)}
        <small>{`${row.low}–${row.high} · ${grades[row.grade][lang]}`}</small>
      </td>
      <td>
        <InputNumber
          aria-label={`${field} ${t('planning.ratios.own')}`}
          value={draft.ratio}
          min={-2}
          max={2}
          step={0.05}
          onChange={ratio => onDraft({ ...draft, ratio })}
        />
      </td>
      <td>
        <InputNumber
          aria-label={`${field} ${t('planning.ratios.sd')}`}
          value={draft.sd}
          min={0}
          max={2}
          step={0.05}
          onChange={sd => onDraft({ ...draft, sd })}
        />
      </td>
      <td>
        <Input
          aria-label={`${field} ${t('planning.ratios.source')}`}
          value={draft.source}
          maxLength={300}
          status={missing && draft.source.trim() === '' ? 'warning' : ''}
          onChange={event => onDraft({ ...draft, source: event.target.value })}
        />
      </td>
    </tr>
  )
}

interface RowsProps {
  readonly rows: readonly SkinResponse[]
  readonly drafts: Drafts
  readonly onDrafts: (drafts: Drafts) => void
}

/** Rows of the built-in table, each with the doctor's own beside it. */
export const RatioRows = ({ rows, drafts, onDrafts }: RowsProps) => {
  const { t } = useWords()
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('planning.outcome.point')}</th>
            <th scope="col">{t('planning.ratios.table')}</th>
            <th scope="col">{t('planning.ratios.own')}</th>
            <th scope="col">{t('planning.ratios.sd')}</th>
            <th scope="col">{t('planning.ratios.source')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <RatioRow
              key={row.id}
              row={row}
              draft={drafts[row.id] ?? noDraft}
              onDraft={draft => onDrafts({ ...drafts, [row.id]: draft })}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
