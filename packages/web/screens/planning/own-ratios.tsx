import { skinResponses } from '@sella/ceph/data/planning/responses'
import type { SkinResponse } from '@sella/ceph/data/planning/responses/row'
import { groundsOf } from '@sella/ceph/planning/grounds'
import { latestOf, namedVersion, type OwnRatioVersion, sameRatios } from '@sella/ceph/planning/own-ratio-table'
import { Button, Checkbox, Modal, Select } from 'antd'
import { useState } from 'react'
import { useWords } from '../../words/i18n'
import { useFollowed } from './following'
import { type Drafts, draftsOf, RatioRows, ratiosOf } from './own-ratio-rows'
import styles from './own-ratios.module.css'
import { usePlanned, usePlanTable } from './table'
import { type OwnTable, useOwnTable } from './use-own-table'

/** The table's rows that the present plan uses, and those that have a ratio of the doctor's own; or all that may have one. */
const useRows = (drafts: Drafts, all: boolean): readonly SkinResponse[] => {
  const { prediction } = useFollowed()
  const { used } = groundsOf(prediction.status === 'predicted' ? prediction.skin : {})
  const shown = new Set([...used.map(({ response }) => response.id), ...Object.keys(drafts)])
  return skinResponses.filter(row => row.use !== 'show only' && (all || shown.has(row.id)))
}

/** The version of the doctor's own table that says just what the plan has; null where none does. */
const usedVersion = ({ table }: OwnTable, { plan, ownTable }: Pick<ReturnType<typeof useOwn>, 'plan' | 'ownTable'>) =>
  (ownTable?.table === table?.id &&
    table?.versions.find(each => each.version === ownTable?.version && sameRatios(each.ratios, plan))) ||
  null

const useOwn = () => ({
  plan: usePlanned(({ document }) => document.plan.ownRatios),
  ownTable: usePlanned(({ document }) => document.ownTable),
})

/** In the list of versions: the published table alone, and what the plan has that is no version of this doctor's table. */
const [published, asItIs] = [0, -1]

const useVersionText = () => {
  const { t } = useWords()
  return ({ version, day, ratios }: OwnRatioVersion) => t('planning.ratios.version', { n: version, day, count: ratios.length })
}

const Dialog = ({ own, onDone }: { readonly own: OwnTable; readonly onDone: () => void }) => {
  const { t } = useWords()
  const { desk } = usePlanTable()
  const { plan, ownTable } = useOwn()
  const versionText = useVersionText()
  const used = usedVersion(own, { plan, ownTable })
  const foreign = plan.length > 0 && used === null
  const [picked, pick] = useState(used?.version ?? (foreign ? asItIs : published))
  const [drafts, setDrafts] = useState<Drafts>(() => draftsOf(plan))
  const [all, setAll] = useState(false)
  const rows = useRows(drafts, all)
  const versions = own.table?.versions ?? []
  const ratiosIn = (which: number) =>
    which === asItIs ? plan : (versions.find(({ version }) => version === which)?.ratios ?? [])
  const choose = (which: number) => {
    pick(which)
    setDrafts(draftsOf(ratiosIn(which)))
  }
  const ratios = ratiosOf(drafts)
  const altered = ratios !== null && !sameRatios(ratios, ratiosIn(picked))
  const next = t('planning.ratios.keep', { n: versions.length + 1 })
  const take = async () => {
    if (!ratios) return
    const chosen = versions.find(({ version }) => version === picked)
    if (altered || picked === asItIs) {
      const kept = await own.keep(ratios)
      if (!kept) return
      desk.takeRatios(kept.version.ratios, namedVersion(kept.table, kept.version))
    } else desk.takeRatios(ratios, chosen && own.table ? namedVersion(own.table, chosen) : null)
    onDone()
  }
  const options = [
    ...(foreign ? [{ value: asItIs, label: t('planning.ratios.asItIs', { n: plan.length }) }] : []),
    ...versions.toReversed().map(each => ({ value: each.version, label: versionText(each) })),
    { value: published, label: t('planning.ratios.published') },
  ]
  return (
    <Modal
      open
      centered
      width={800}
      title={t('planning.ratios.title')}
      okText={altered || picked === asItIs ? next : t('planning.take')}
      cancelText={t('app.cancel')}
      okButtonProps={{ disabled: ratios === null || own.saving }}
      onOk={() => void take()}
      onCancel={onDone}
    >
      <p className={styles.hint}>{t('planning.ratios.hint')}</p>
      <div className={styles.choice}>
        <span>{t('planning.ratios.uses')}</span>
        <Select aria-label={t('planning.ratios.uses')} value={picked} options={options} onChange={choose} />
        <Checkbox checked={all} onChange={event => setAll(event.target.checked)}>
          {t('planning.ratios.all')}
        </Checkbox>
      </div>
      {rows.length === 0 && <p className={styles.hint}>{t('planning.ratios.none')}</p>}
      <RatioRows rows={rows} drafts={drafts} onDrafts={setDrafts} />
    </Modal>
  )
}

/** Whose own ratios the plan has, of which version, and that there is a newer one. */
export const OwnRatiosTold = () => {
  const { t } = useWords()
  const own = useOwnTable()
  const { plan, ownTable } = useOwn()
  if (plan.length === 0) return null
  const last = latestOf(own.table)
  const version = ownTable
    ? t('planning.ratios.version', { n: ownTable.version, day: ownTable.day, count: plan.length })
    : t('planning.ratios.asItIs', { n: plan.length })
  const newer = last && ownTable && ownTable.table === own.table?.id && last.version > ownTable.version ? last.version : null
  return (
    <div>
      {`${t('planning.ratios.title')}${t('planning.ratios.colon')}${version}`}
      {newer !== null && ` · ${t('planning.ratios.newer', { n: newer })}`}
    </div>
  )
}

/** Where the doctor's own ratios are set, and which of their versions the plan takes. */
export const OwnRatios = () => {
  const { t } = useWords()
  const own = useOwnTable()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button size="small" disabled={own.waiting} onClick={() => setOpen(true)}>
        {t('planning.ratios.set')}
      </Button>
      {open && <Dialog own={own} onDone={() => setOpen(false)} />}
    </div>
  )
}
