import { skinResponses } from '@sella/ceph/data/planning/responses'
import type { SkinResponse } from '@sella/ceph/data/planning/responses/row'
import { groundsOf } from '@sella/ceph/planning/grounds'
import { latestOf, namedVersion, sameRatios } from '@sella/ceph/planning/own-ratio-table'
import { decided, type RatioEdit, rowsLost, type Way, waysOf } from '@sella/workbench/planning/own-ratio-choice'
import { Checkbox, Radio, Select } from 'antd'
import { useState } from 'react'
import { FormModal } from '../../form-draft/form-dialog'
import { useAskFirst } from '../../form-draft/use-ask-first'
import { useLeft } from '../../parts/use-left'
import { useWords } from '../../words/i18n'
import { type Drafts, draftsOf, RatioRows, ratiosOf } from './own-ratio-rows'
import styles from './own-ratios.module.css'
import { useFollowed, usePlanTable } from './table'
import type { OwnTable } from './use-own-table'
import { usePlanRatios, useRatiosText } from './use-plan-ratios'

/** The table's rows used by the present plan, and those with a ratio of the doctor's own; or all that may have one. */
const useRows = (drafts: Drafts, all: boolean): readonly SkinResponse[] => {
  const { document, prediction } = useFollowed()
  const { used } = groundsOf(prediction.status === 'predicted' ? prediction.skin : {}, document.plan)
  const shown = new Set([...used.map(({ response }) => response.id), ...Object.keys(drafts)])
  return skinResponses.filter(row => row.use !== 'show only' && (all || shown.has(row.id)))
}

/** In the list of versions: the published table alone, and a plan's ratios that are no version of this doctor's table. */
const [published, asItIs] = [0, -1]

interface WaysProps {
  readonly edit: RatioEdit
  readonly ways: readonly Way[]
  readonly way: Way
  readonly onWay: (way: Way) => void
}

/** Where the ratios are stored, and what that discards of the last version; without a choice, nothing is asked. */
const Ways = ({ edit, ways, way, onWay }: WaysProps) => {
  const { t } = useWords()
  if (ways.length < 2) return null
  const last = latestOf(edit.table)
  const n = last?.version ?? 0
  const lost = last ? rowsLost(edit) : 0
  return (
    <div className={styles.ways}>
      <span>{t('planning.ratios.to')}</span>
      <Radio.Group aria-label={t('planning.ratios.to')} value={way} onChange={event => onWay(event.target.value as Way)}>
        {ways.map(each => (
          <Radio key={each} value={each}>
            {t(`planning.ratios.${each}`, { n })}
            {each === 'whole' && lost > 0 && <small>{t('planning.ratios.lost', { n, rows: lost })}</small>}
          </Radio>
        ))}
      </Radio.Group>
    </div>
  )
}

/** The edited ratios: what was picked, how it was changed, and where it is to be stored. */
const useEdit = ({ table }: OwnTable) => {
  const { plan, ownTable } = usePlanRatios()
  const versions = table?.versions ?? []
  const used = ownTable?.table === table?.id && versions.find(each => each.version === ownTable?.version)
  const foreign = plan.length > 0 && !(used && sameRatios(used.ratios, plan))
  const [picked, pick] = useState(foreign ? asItIs : (plan.length > 0 && used && used.version) || published)
  const [drafts, setDrafts] = useState<Drafts>(() => draftsOf(plan))
  const [wished, wish] = useState<Way | null>(null)
  const version = versions.find(each => each.version === picked) ?? null
  const from = picked === asItIs ? plan : (version?.ratios ?? [])
  const to = ratiosOf(drafts)
  const edit: RatioEdit = { table, picked: version, from, foreign: picked === asItIs, to: to ?? from }
  const ways = waysOf(edit)
  const choose = (which: number) => {
    pick(which)
    wish(null)
    setDrafts(draftsOf(which === asItIs ? plan : (versions.find(each => each.version === which)?.ratios ?? [])))
  }
  const way = ways.find(each => each === wished) ?? ways[0] ?? null
  return { foreign, picked, choose, drafts, setDrafts, whole: to !== null, edit, ways, way, wish }
}

/** The doctor's own ratios of this plan: which version it uses, and her changes to it. */
export const OwnRatiosDialog = ({ own, onDone }: { readonly own: OwnTable; readonly onDone: () => void }) => {
  const { t } = useWords()
  const { desk } = usePlanTable()
  const { versionText, planText } = useRatiosText(own)
  const { foreign, picked, choose, drafts, setDrafts, whole, edit, ways, way, wish } = useEdit(own)
  const [all, setAll] = useState(false)
  const rows = useRows(drafts, all)
  const versions = own.table?.versions ?? []
  const decision = decided(edit, way)
  const typed = !whole || !sameRatios(edit.to, edit.from)
  const { first, question } = useAskFirst(typed)
  const left = useLeft()
  const [plan] = useState(() => desk.state.get().open?.uuid ?? '')
  const take = async () => {
    if (decision.does === 'take') desk.takeRatios(plan, decision.ratios, decision.named)
    if (decision.does === 'keep') {
      const kept = await own.keep(decision.ratios)
      if (!kept || left.current) return
      desk.takeRatios(plan, kept.version.ratios, namedVersion(kept.table, kept.version))
    }
    onDone()
  }
  const options = [
    ...(foreign ? [{ value: asItIs, label: planText }] : []),
    ...versions.toReversed().map(each => ({ value: each.version, label: versionText(each) })),
    { value: published, label: t('planning.ratios.published') },
  ]
  return (
    <FormModal
      typed={typed}
      close={onDone}
      width={800}
      title={t('planning.ratios.title')}
      okText={decision.does === 'keep' ? t('planning.ratios.keep', { n: versions.length + 1 }) : t('planning.take')}
      okButtonProps={{ disabled: !whole || own.saving }}
      onOk={() => void take()}
    >
      <p className={styles.hint}>{t('planning.ratios.hint')}</p>
      <div className={styles.choice}>
        <span>{t('planning.ratios.uses')}</span>
        <Select
          aria-label={t('planning.ratios.uses')}
          value={picked}
          options={options}
          onChange={which => first(() => choose(which))}
        />
        <Checkbox checked={all} onChange={event => setAll(event.target.checked)}>
          {t('planning.ratios.all')}
        </Checkbox>
      </div>
      {rows.length === 0 && <p className={styles.hint}>{t('planning.ratios.none')}</p>}
      <RatioRows rows={rows} drafts={drafts} onDrafts={setDrafts} />
      {way !== null && whole && <Ways edit={edit} ways={ways} way={way} onWay={wish} />}
      {question}
    </FormModal>
  )
}
