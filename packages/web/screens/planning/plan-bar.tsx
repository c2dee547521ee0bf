import { localDay } from '@sella/ceph/patient/local-day'
import type { TreatmentPlan } from '@sella/contract/entities'
import { isDirty } from '@sella/workbench/planning/plan-history'
import { freePlanName } from '@sella/workbench/planning/plan-name'
import { Button, Dropdown, Input, Select } from 'antd'
import { Ellipsis, Plus, Redo2, Save, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../api/clinic'
import { CaseBar } from '../../case/case-bar'
import { ToolButton } from '../../case/tool-button'
import { useStore } from '../../editor/use-store'
import { FormModal } from '../../form-draft/form-dialog'
import { Between } from '../../parts/between'
import { Confirm } from '../../parts/confirm'
import { shutSelect } from '../../parts/shut-select'
import { phone, useMedia } from '../../parts/use-media'
import { message } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { useCreating } from './creating'
import styles from './plan-bar.module.css'
import { PlanToReport } from './plan-to-report'
import { usePlanTable } from './table'
import { useSavePlan } from './use-save-plan'

/** The typed name stays until it is accepted: after a refusal it need not be typed again. */
const Naming = ({ name, onDone }: { readonly name: string; readonly onDone: () => void }) => {
  const { t } = useWords()
  const { desk } = usePlanTable()
  const busy = useStore(desk.state, state => state.busy)
  const [text, setText] = useState(name)
  const take = async () => {
    if (text.trim() !== '' && (await desk.rename(text.trim()))) onDone()
  }
  return (
    <FormModal
      typed={text !== name}
      close={onDone}
      width={380}
      title={t('planning.rename')}
      okText={t('planning.take')}
      confirmLoading={busy}
      onOk={() => void take()}
      okButtonProps={{ disabled: text.trim() === '' }}
    >
      <Input
        aria-label={t('planning.name')}
        value={text}
        maxLength={100}
        autoFocus
        onChange={event => setText(event.target.value)}
        onPressEnter={() => void take()}
      />
    </FormModal>
  )
}

/** Who saved a plan: in a clinic several doctors plan for one patient. */
const savedText = ({ by, updatedAt }: TreatmentPlan): string => `${by} · ${localDay(new Date(updatedAt))}`

type Asked = 'rename' | 'remove'

const PlanMenu = ({ plan, ask }: { readonly plan: TreatmentPlan; readonly ask: (what: Asked) => void }) => {
  const { t } = useWords()
  const { desk, planned } = usePlanTable()
  const copy = () => void desk.create(taken => freePlanName(taken, n => `${plan.name} ${n}`, 2), planned().document)
  const items = [
    { key: 'rename', label: t('planning.rename'), onClick: () => ask('rename') },
    { key: 'copy', label: t('planning.copy'), onClick: copy },
    {
      key: 'archive',
      label: t(plan.archived ? 'planning.restore' : 'planning.archive'),
      onClick: () => void desk.archive(!plan.archived),
    },
    { key: 'remove', label: t('planning.remove'), danger: true, onClick: () => ask('remove') },
  ]
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button type="text" aria-label={t('planning.plan')} icon={<Ellipsis size={16} />} />
    </Dropdown>
  )
}

/** The open plan, chosen among the record's. */
const PlanChoice = () => {
  const { t } = useWords()
  const { desk } = usePlanTable()
  const { plans, open, unreadable } = useStore(desk.state, state => state)
  const dirty = useStore(desk.state, state => state.open !== null && isDirty(state.open.history))
  if (!plans || plans.length === 0) return null
  const current = plans.find(plan => plan.uuid === (open?.uuid ?? unreadable))
  const label = (plan: TreatmentPlan) => (plan.archived ? `${plan.name} (${t('planning.archived')})` : plan.name)
  return (
    <Select
      aria-label={t('planning.plan')}
      value={current?.uuid ?? null}
      placeholder={t('planning.choose')}
      {...shutSelect(dirty ? t('planning.blocked.unsaved') : null)}
      popupMatchSelectWidth={false}
      options={plans.map(plan => ({ value: plan.uuid, label: label(plan), saved: savedText(plan) }))}
      optionRender={({ label: name, data }) => (
        <div className={styles.option}>
          {name}
          <small>{data.saved}</small>
        </div>
      )}
      onChange={desk.open}
    />
  )
}

/** On a phone the plan's name has the width of the screen, under the bar: beside it the patient's had none. */
const PlanUnderBar = () => (
  <div className={styles.under}>
    <PlanChoice />
  </div>
)

/** The open plan, and the actions on it as a whole. */
export const PlanBar = () => {
  const { t, lang } = useWords()
  const { desk } = usePlanTable()
  const plans = useStore(desk.state, state => state.plans)
  const open = useStore(desk.state, state => state.open?.uuid ?? null)
  const busy = useStore(desk.state, state => state.busy)
  const unreadable = useStore(desk.state, state => state.unreadable)
  const dirty = useStore(desk.state, state => state.open !== null && isDirty(state.open.history))
  const undoes = useStore(desk.state, state => (state.open?.history.past.length ?? 0) > 0)
  const redoes = useStore(desk.state, state => (state.open?.history.future.length ?? 0) > 0)
  /** About one plan: another may be open by the time of the answer, as one just created. */
  const [question, ask] = useState<{ readonly asked: Asked; readonly of: string } | null>(null)
  const save = useSavePlan()
  const creating = useCreating()
  const small = useMedia(phone)
  const [plansHere, reports] = [useMay('trace'), useMay('report')]
  const current = plans?.find(plan => plan.uuid === (open ?? unreadable))
  const asked = question && question.of === current?.uuid ? question.asked : null
  return (
    <>
      <CaseBar onRecord>
        {!small && (
          <div className={styles.choice}>
            <PlanChoice />
            {current && plansHere && <PlanMenu plan={current} ask={what => ask({ asked: what, of: current.uuid })} />}
          </div>
        )}
        {!small && plansHere && (
          <>
            <ToolButton
              icon={Plus}
              label={t('planning.create')}
              disabled={busy || plans === null || creating.waiting}
              blocked={dirty ? t('planning.blocked.unsaved') : null}
              // A double click asks for one plan, even if the first has been created already.
              onClick={({ detail }) => detail < 2 && void creating.create()}
            />
            <ToolButton
              icon={Undo2}
              label={t('planning.undo')}
              blocked={undoes ? null : t('planning.blocked.undo')}
              onClick={desk.undo}
            />
            <ToolButton
              icon={Redo2}
              label={t('planning.redo')}
              blocked={redoes ? null : t('planning.blocked.redo')}
              onClick={desk.redo}
            />
            <ToolButton
              icon={Save}
              label={t(dirty ? 'planning.save' : 'planning.saved')}
              blocked={busy ? message('LOADING_SAVE', lang) : dirty ? null : t('planning.saved')}
              onClick={() => void save()}
            />
          </>
        )}
        {!small && reports && <PlanToReport />}
        {creating.question}
        {asked === 'rename' && current && <Naming name={current.name} onDone={() => ask(null)} />}
        {asked === 'remove' && current && (
          <Confirm
            danger
            title={t('planning.removeTitle', { name: current.name })}
            text={t('planning.removeText')}
            verb={t('planning.remove')}
            onNo={() => ask(null)}
            onYes={() => {
              ask(null)
              void desk.remove()
            }}
          />
        )}
        <Conflict />
      </CaseBar>
      {small && <PlanUnderBar />}
    </>
  )
}

const Conflict = () => {
  const { t } = useWords()
  const { desk } = usePlanTable()
  const conflict = useStore(desk.state, state => state.conflict)
  const busy = useStore(desk.state, state => state.busy)
  if (!conflict) return null
  return (
    <Between
      title={t('planning.conflictTitle')}
      text={t('planning.conflictText')}
      mine={t('planning.mine')}
      theirs={t('planning.theirs')}
      busy={busy}
      onChoose={mine => void desk.resolve(mine)}
    />
  )
}
