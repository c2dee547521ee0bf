import { grades } from '@sella/ceph/data/planning/grades'
import { guides, isGuideName } from '@sella/ceph/data/planning/guides'
import { guidedSteps } from '@sella/workbench/planning/guided'
import { Select } from 'antd'
import { Check, ChevronRight } from 'lucide-react'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import { useStore } from '../../editor/use-store'
import { useWords } from '../../words/i18n'
import styles from './guide.module.css'
import { GuideCard } from './guide-card'
import { useFollowed, usePlanned, usePlanTable } from './table'

/** The order in which the plan is made, if any. */
const GuideChoice = memo(() => {
  const { t, lang } = useWords()
  const { desk } = usePlanTable()
  const name = usePlanned(({ document }) => document.guide?.name ?? null)
  const none = 'none'
  return (
    <Select
      size="small"
      aria-label={t('planning.guide.choose')}
      value={name ?? none}
      popupMatchSelectWidth={false}
      options={[
        { value: none, label: t('planning.guide.none') },
        ...Object.entries(guides).map(([value, guide]) => ({
          value,
          label: `${guide.title[lang]} · ${grades[guide.grade][lang]}`,
        })),
      ]}
      labelRender={({ value }) => (isGuideName(value) ? guides[value].title[lang] : t('planning.guide.none'))}
      onChange={value => desk.goBy(isGuideName(value) ? value : null)}
    />
  )
})

/** The steps of the plan's order: any can be opened, left and returned to. `children` end its row. */
export const GuideStrip = ({ children }: { readonly children: ReactNode }) => {
  const { t, lang } = useWords()
  const { desk } = usePlanTable()
  const { document } = useFollowed()
  const asked = useStore(desk.state, state => state.step)
  const plan = useStore(desk.state, state => state.open?.uuid)
  const steps = guidedSteps(document, asked)
  const open = steps.find(step => step.open) ?? null
  const list = useRef<HTMLOListElement>(null)
  // With more steps than fit, the open one is scrolled into view.
  useEffect(() => {
    if (open?.key) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [open?.key])
  return (
    <>
      <div className={styles.strip}>
        <GuideChoice />
        {steps.length > 0 && (
          <ol ref={list} className={styles.steps} aria-label={t('planning.guide.steps')}>
            {steps.map((step, i) => (
              <li key={step.key}>
                {i > 0 && <ChevronRight size={13} aria-hidden />}
                <button
                  type="button"
                  data-step={step.key}
                  aria-current={step.open ? 'step' : undefined}
                  onClick={() => desk.goTo(step.key)}
                >
                  {step.done ? <Check size={14} aria-label={t('planning.guide.finished')} /> : <b>{i + 1}</b>}
                  {step.title[lang]}
                </button>
              </li>
            ))}
          </ol>
        )}
        {children}
      </div>
      <GuideCard key={`${plan} ${open?.key}`} step={open} />
    </>
  )
}
