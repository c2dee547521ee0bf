import type { StepAim } from '@sella/ceph/data/planning/guides'
import { type Proposal, proposalFor } from '@sella/ceph/planning/step-aims'
import { calibrate } from '@sella/ceph/tracing/calibration'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import { type GuidedAim, type GuidedStep, guidedAims } from '@sella/workbench/planning/guided'
import { Button } from 'antd'
import { Check } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useToast } from '../../parts/toast'
import { useWords } from '../../words/i18n'
import { aimText } from './aim-text'
import styles from './guide.module.css'
import { useSummary } from './summary'
import { useFollowed, usePlanTable } from './table'

interface Asked {
  readonly aim: StepAim
  readonly proposal: Proposal
}

/** The result of a proposal, in the words of the movements' list: it is previewed on the film. */
const useProposalText = () => {
  const { t } = useWords()
  const summaryOf = useSummary()
  const followed = useFollowed()
  return ({ segment, move }: Proposal): string => {
    const until = 'stops' in move ? `${t('planning.molarStop')} · ` : ''
    return `${segment} ${until}${summaryOf(followed, segment) ?? t('planning.notMoved')}`
  }
}

interface AimRowProps {
  readonly of: GuidedAim
  readonly calibration: Calibration
  readonly onAsk: () => void
}

const AimRow = ({ of, calibration, onAsk }: AimRowProps) => {
  const { t, lang } = useWords()
  const { name, reached } = of.state
  const text = aimText(of, calibration)
  return (
    <li>
      <span>{name[lang]}</span>
      {text !== null && <span>{text}</span>}
      {reached ? (
        <em data-reached="true">
          <Check size={13} aria-hidden /> {t('planning.reached')}
        </em>
      ) : (
        <Button size="small" onClick={onAsk}>
          {t('planning.guide.toTarget')}
        </Button>
      )}
    </li>
  )
}

interface AimsProps {
  readonly step: GuidedStep
  /** The targets this film can evaluate. */
  readonly aims: readonly GuidedAim[]
  /** The film's. */
  readonly calibration: Calibration
  readonly onAsk: (aim: StepAim) => void
}

/** What the step can set to its target; where nothing can be proposed it says why, and who decides. */
const Aims = ({ step, aims, calibration, onAsk }: AimsProps) => {
  const { t, lang } = useWords()
  if (aims.length === 0) return <p className={styles.decides}>{step.decides?.[lang] ?? t('planning.guide.untold')}</p>
  return (
    <ul>
      {aims.map(of => (
        <AimRow key={JSON.stringify(of.aim)} {...{ of, calibration }} onAsk={() => onAsk(of.aim)} />
      ))}
    </ul>
  )
}

/** A proposal is previewed on the film; nothing is stored until the doctor accepts it. */
const useProposals = () => {
  const { t } = useWords()
  const toast = useToast()
  const { desk, tracing, planned } = usePlanTable()
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (aim: StepAim) => {
    const { document } = planned()
    const proposal = proposalFor(tracing, document.plan, aim, document.budget)
    setAsked(proposal && { aim, proposal })
    if (proposal) desk.move(proposal.segment, proposal.move, 'preview')
    else toast({ kind: 'warning', title: t('planning.noSuggestion') })
  }
  const dismiss = () => {
    desk.settle(false)
    setAsked(null)
  }
  const accept = () => {
    if (asked) desk.acceptAim(asked.aim)
    setAsked(null)
  }
  return { asked, ask, dismiss, accept }
}

/** The open step: its purpose, its progress, and "set to target" for its part. */
export const GuideCard = ({ step }: { readonly step: GuidedStep | null }) => {
  const { t, lang } = useWords()
  const { desk, tracing } = usePlanTable()
  const calibration = useMemo(() => calibrate(tracing), [tracing])
  const followed = useFollowed()
  const { document, prediction } = followed
  const summaryOf = useSummary()
  const { asked, ask, dismiss, accept } = useProposals()
  const textOf = useProposalText()
  if (!step) return null
  const aims = guidedAims(step, document, prediction)
  const moved = step.moved.map(segment => `${segment} ${summaryOf(followed, segment) ?? ''}`)
  return (
    <section className={styles.card} aria-label={step.title[lang]}>
      <div className={styles.cardHead}>
        <p>
          <b>{step.title[lang]}</b> {step.does[lang]}
        </p>
        <Button size="small" onClick={() => desk.finish(step.key, !step.done)} disabled={asked !== null}>
          {t(step.done ? 'planning.guide.again' : 'planning.guide.finish')}
        </Button>
      </div>
      <div className={styles.acts}>
        {/* A previewed proposal does not count as done. */}
        {asked === null && step.segments.length > 0 && (
          <span className={styles.state}>
            {moved.length > 0 ? t('planning.guide.moved', { what: moved.join('; ') }) : t('planning.guide.untouched')}
          </span>
        )}
        {asked ? (
          <div role="status" className={styles.asked}>
            <span>{textOf(asked.proposal)}</span>
            <Button size="small" type="primary" onClick={accept}>
              {t('planning.accept')}
            </Button>
            <Button size="small" onClick={dismiss}>
              {t('planning.dismiss')}
            </Button>
          </div>
        ) : (
          <Aims {...{ step, aims, calibration }} onAsk={ask} />
        )}
      </div>
    </section>
  )
}
