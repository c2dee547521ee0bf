import { landmarks } from '@sella/ceph/data/landmarks'
import { grades } from '@sella/ceph/data/planning/grades'
import type { SkinResponse } from '@sella/ceph/data/planning/responses/row'
import { driverLandmark } from '@sella/ceph/planning/drivers'
import { groundsOf } from '@sella/ceph/planning/grounds'
import type { OwnRatio } from '@sella/ceph/planning/plan'
import { Button, Input, InputNumber, Modal } from 'antd'
import { useState } from 'react'
import { useWords } from '../../words/i18n'
import { useFollowed } from './following'
import styles from './own-ratios.module.css'
import { usePlanned, usePlanTable } from './table'

/** One row while it is filled in; a ratio counts once it has its spread and says where it comes from. */
interface Draft {
  readonly ratio: number | null
  readonly sd: number | null
  readonly source: string
}

const noDraft: Draft = { ratio: null, sd: null, source: '' }

const isEmpty = ({ ratio, sd, source }: Draft): boolean => ratio === null && sd === null && source.trim() === ''

/** The ratio as it is kept; null while something is missing. */
const ratioOf = (id: string, { ratio, sd, source }: Draft): OwnRatio | null =>
  ratio === null || sd === null || source.trim() === '' ? null : { id, ratio, sd, source: source.trim() }

/** The table's rows that the present plan uses, and those that have a ratio of the doctor's own. */
const useRows = (): readonly SkinResponse[] => {
  const { prediction } = useFollowed()
  const { used } = groundsOf(prediction.status === 'predicted' ? prediction.skin : {})
  return [...new Map(used.map(({ response }) => [response.id, response])).values()]
}

interface RowProps {
  readonly row: SkinResponse
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

const RatioRow = ({ row, draft, onDraft }: RowProps) => {
  const { t, lang } = useWords()
  const name = `${landmarks[row.skin].name[lang]} ${t(`planning.ratios.${row.component}`)}`
  const missing = !isEmpty(draft) && ratioOf(row.id, draft) === null
  return (
    <tr data-missing={missing}>
      <th scope="row">
        {name}
        <small>{t('planning.ratios.by', { point: landmarks[driverLandmark(row.driver)].name[lang] })}</small>
      </th>
      <td>
        {row.ratio.toFixed(2)}
        <small>{`${row.low}–${row.high} · ${grades[row.grade][lang]}`}</small>
      </td>
      <td>
        <InputNumber
          aria-label={`${name} ${t('planning.ratios.own')}`}
          value={draft.ratio}
          min={-2}
          max={2}
          step={0.05}
          onChange={ratio => onDraft({ ...draft, ratio })}
        />
      </td>
      <td>
        <InputNumber
          aria-label={`${name} ${t('planning.ratios.sd')}`}
          value={draft.sd}
          min={0}
          max={2}
          step={0.05}
          onChange={sd => onDraft({ ...draft, sd })}
        />
      </td>
      <td>
        <Input
          aria-label={`${name} ${t('planning.ratios.source')}`}
          value={draft.source}
          maxLength={300}
          status={missing && draft.source.trim() === '' ? 'warning' : ''}
          onChange={event => onDraft({ ...draft, source: event.target.value })}
        />
      </td>
    </tr>
  )
}

const Dialog = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useWords()
  const { desk } = usePlanTable()
  const rows = useRows()
  const ownRatios = usePlanned(({ document }) => document.plan.ownRatios)
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>(() =>
    Object.fromEntries(ownRatios.map(({ id, ...rest }) => [id, rest])),
  )
  const taken = Object.entries(drafts).filter(([, draft]) => !isEmpty(draft))
  const ready = taken.every(([id, draft]) => ratioOf(id, draft) !== null)
  const take = () => {
    desk.change({ ownRatios: taken.flatMap(([id, draft]) => ratioOf(id, draft) ?? []) })
    onDone()
  }
  return (
    <Modal
      open
      centered
      width={760}
      title={t('planning.ratios.title')}
      okText={t('planning.take')}
      cancelText={t('app.cancel')}
      okButtonProps={{ disabled: !ready }}
      onOk={take}
      onCancel={onDone}
    >
      <p className={styles.hint}>{t(rows.length > 0 ? 'planning.ratios.hint' : 'planning.ratios.none')}</p>
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
                onDraft={draft => setDrafts(held => ({ ...held, [row.id]: draft }))}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  )
}

/** The doctor's own ratios in place of the table's: how many the plan has, and where they are set. */
export const OwnRatios = () => {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const n = usePlanned(({ document }) => document.plan.ownRatios.length)
  return (
    <div>
      {n > 0 && `${t('planning.ratios.count', { n })} `}
      <Button size="small" onClick={() => setOpen(true)}>
        {t('planning.ratios.set')}
      </Button>
      {open && <Dialog onDone={() => setOpen(false)} />}
    </div>
  )
}
