import { type GuideName, type StepAim, stepsOf } from '@sella/ceph/data/planning/guides'
import type { SegmentName } from '@sella/ceph/data/planning/segments'
import { proposalFor } from '@sella/ceph/planning/step-aims'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { PlanDocument } from '@sella/contract/documents/plan'
import { openStep } from './guided'

/** Actions for following a guided sequence of steps through the open plan. */
export interface GuideActs {
  /** Follows a guide, or none; steps finished under another guide are forgotten. */
  readonly goBy: (guide: GuideName | null) => void
  /** Opens any step; the first segment it moves is selected. */
  readonly goTo: (step: string) => void
  /** Marks a step as finished and opens the next unfinished one, after the last one the first that was passed over; or removes the mark. */
  readonly finish: (step: string, done: boolean) => void
  /** Applies the proposed movement for an aim of a step; false if there is none. */
  readonly acceptAim: (aim: StepAim) => boolean
}

interface GuidedPlan {
  readonly tracing: Tracing
  /** The open plan; null if there is none. */
  readonly documentOf: () => PlanDocument | null
  /** One step of undo. */
  readonly commit: (next: PlanDocument) => void
  readonly show: (part: { readonly step?: string | null; readonly selected?: SegmentName }) => void
}

/** The guide actions for a desk's open plan. */
export const guideActs = ({ tracing, documentOf, commit, show }: GuidedPlan): GuideActs => ({
  goBy: name => {
    const document = documentOf()
    if (document) commit({ ...document, guide: name && { name, done: [] } })
    show({ step: null })
  },
  goTo: key => {
    const guide = documentOf()?.guide
    const segment = guide && stepsOf(guide.name).find(step => step.key === key)?.segments[0]
    show({ step: key, ...(segment ? { selected: segment } : {}) })
  },
  finish: (key, done) => {
    const document = documentOf()
    if (!document?.guide) return
    const others = document.guide.done.filter(each => each !== key)
    const guide = { ...document.guide, done: done ? [...others, key] : others }
    commit({ ...document, guide })
    const steps = stepsOf(guide.name)
    const after = steps.slice(steps.findIndex(step => step.key === key) + 1)
    const next = after.find(step => !guide.done.includes(step.key))?.key ?? null
    show({ step: done ? next : key })
    const segment = openStep({ ...document, guide }, next)?.segments[0]
    if (done && segment) show({ selected: segment })
  },
  acceptAim: aim => {
    const document = documentOf()
    const proposal = document && proposalFor(tracing, document.plan, aim, document.budget)
    if (!document || !proposal) return false
    show({ selected: proposal.segment })
    commit({ ...document, plan: proposal.plan })
    return true
  },
})
