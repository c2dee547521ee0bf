import type { Input } from '@sella/contract/calls/index'
import { emptyPlanDocument, type PlanDocument, readPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import type { TreatmentPlan } from '@sella/contract/entities'
import { Refused } from '../server/refused'
import type { ValueStore } from '../store'
import type { PlanAct, PlanDeskState } from './plan-desk-state'
import type { PlanDrafts } from './plan-drafts'
import { followPlans } from './plan-following'
import { commitPlan, isDirty, openHistory, savedPlan } from './plan-history'

/** The server calls of a desk. */
export interface PlanPorts {
  readonly newUuid: () => string
  readonly list: (input: Input<'planList'>) => Promise<readonly TreatmentPlan[]>
  readonly add: (input: Input<'planAdd'>) => Promise<TreatmentPlan>
  readonly save: (input: Input<'planSave'>) => Promise<TreatmentPlan>
  readonly rename: (input: Input<'planRename'>) => Promise<TreatmentPlan>
  readonly archive: (input: Input<'planArchive'>) => Promise<TreatmentPlan>
  readonly remove: (input: Input<'planDelete'>) => Promise<unknown>
}

type NameAmong = (taken: readonly Pick<TreatmentPlan, 'name'>[]) => string

/** Loading and saving a record's plans. */
export interface PlanKeeping {
  readonly load: () => Promise<void>
  readonly open: (uuid: string) => void
  /** `nameAmong`: returns a name that none of the given plans has; discarded ones count. */
  readonly create: (nameAmong: NameAmong, from?: PlanDocument) => Promise<void>
  /** False where it was refused: the name is the former. */
  readonly rename: (name: string) => Promise<boolean>
  readonly archive: (archived: boolean) => Promise<void>
  readonly remove: () => Promise<void>
  readonly save: () => Promise<boolean>
  /**
   * Takes in what another window did to the record's plans; nothing is told if they cannot be had now. The open plan is followed
   * unless it has unsaved changes: then its save meets the other's as a conflict.
   */
  readonly follow: () => Promise<void>
  /** Discards the open plan's unsaved changes when it is left without saving. */
  readonly discard: () => void
  /** After a conflict: overwrites the stored plan with `mine`, or opens the stored one. */
  readonly resolve: (mine: boolean) => Promise<void>
}

interface Shelf {
  readonly recordUuid: string
  readonly ports: PlanPorts
  readonly state: ValueStore<PlanDeskState>
  /** Null where nothing may be changed. */
  readonly drafts: PlanDrafts | null
  /** What was asked to be created and not answered: the reply may have been lost after the server stored the plan. */
  unanswered: Input<'planAdd'> | null
  /** The last unanswered save, for the same reason. */
  unansweredSave: Pick<TreatmentPlan, 'uuid' | 'content'> | null
}

const asRefused = (error: unknown): Refused => {
  if (error instanceof Refused) return error
  throw error
}

const withPlan = (plans: PlanDeskState['plans'], plan: TreatmentPlan): readonly TreatmentPlan[] => {
  const others = plans ?? []
  return others.some(each => each.uuid === plan.uuid)
    ? others.map(each => (each.uuid === plan.uuid ? plan : each))
    : [...others, plan]
}

/** A plan as stored, or with the changes that were never saved: they are based on the version they were made on. */
const opened = ({ drafts }: Shelf, plan: TreatmentPlan): Pick<PlanDeskState, 'open' | 'unreadable' | 'conflict'> => {
  const { uuid } = plan
  const read = readPlanDocument(plan.content)
  if (!read.ok) return { open: null, unreadable: uuid, conflict: null }
  const draft = drafts?.of(uuid) ?? null
  const saved = openHistory(read.document)
  const history = draft ? commitPlan(saved, draft.document) : saved
  const restored = isDirty(history)
  const { version } = restored && draft ? draft : plan
  return { open: { uuid, version, history, restored }, unreadable: null, conflict: null }
}

const patch = ({ state }: Shelf, part: Partial<PlanDeskState>): void => state.set(now => ({ ...now, ...part }))

const keep = ({ state }: Shelf, plan: TreatmentPlan | null): void => {
  if (plan) state.set(now => ({ ...now, plans: withPlan(now.plans, plan) }))
}

/** Uuid of the opened plan, even if it is unreadable. */
const openUuid = ({ state }: Shelf): string => state.get().open?.uuid ?? state.get().unreadable ?? ''

/** Makes a call, during which the desk is busy; null if it was refused. */
const asking = async <T>(shelf: Shelf, act: PlanAct, call: () => Promise<T>): Promise<T | null> => {
  patch(shelf, { busy: true, failed: null })
  try {
    return await call()
  } catch (error) {
    patch(shelf, { failed: { act, refused: asRefused(error) } })
    return null
  } finally {
    patch(shelf, { busy: false })
  }
}

/** Sets the plan's version to the saved one, unless another plan was opened in the meantime. */
const noteSaved = (shelf: Shelf, plan: TreatmentPlan, document: PlanDocument): void => {
  keep(shelf, plan)
  shelf.state.set(now =>
    now.open?.uuid === plan.uuid
      ? {
          ...now,
          conflict: null,
          open: { ...now.open, version: plan.version, history: savedPlan(now.open.history, document) },
        }
      : now,
  )
}

/** What another window saved; null where it is gone, or cannot be had now: the save is then told as refused, and tried anew. */
const savedElsewhere = async ({ ports, recordUuid }: Shelf, uuid: string): Promise<TreatmentPlan | null> => {
  const plans = await ports.list({ recordUuid }).catch((error: unknown) => {
    asRefused(error)
    return []
  })
  return plans.find(each => each.uuid === uuid) ?? null
}

/** Sends the open plan; null if another version is stored, which is then shown as a conflict. */
const send = async (
  shelf: Shelf,
  version: number,
  plan: Pick<TreatmentPlan, 'uuid' | 'content'>,
): Promise<TreatmentPlan | null> => {
  const before = shelf.unansweredSave
  shelf.unansweredSave = plan
  try {
    const saved = await shelf.ports.save({ ...plan, version })
    shelf.unansweredSave = null
    return saved
  } catch (error) {
    const refused = asRefused(error)
    if (refused.reason !== 'PLAN_CONFLICT') throw error
    shelf.unansweredSave = before
    const stored = await savedElsewhere(shelf, plan.uuid)
    // The stored version is this window's own earlier save, whose reply was lost.
    if (stored && stored.version > version && stored.uuid === before?.uuid && stored.content === before.content)
      return stored.content === plan.content ? stored : send(shelf, stored.version, plan)
    // Nothing is asked about a plan that was left meanwhile: an answer would concern the one that is open by now.
    patch(shelf, { conflict: openUuid(shelf) === plan.uuid ? stored : null, failed: { act: 'save', refused } })
    return null
  }
}

const write = async (shelf: Shelf, version: number): Promise<boolean> => {
  const { open } = shelf.state.get()
  if (!open) return false
  const document = open.history.present
  patch(shelf, { busy: true, failed: null })
  try {
    const saved = await send(shelf, version, { uuid: open.uuid, content: writePlanDocument(document) })
    if (saved) noteSaved(shelf, saved, document)
    return saved !== null
  } catch (error) {
    patch(shelf, { failed: { act: 'save', refused: asRefused(error) } })
    return false
  } finally {
    patch(shelf, { busy: false })
  }
}

const load = async (shelf: Shelf): Promise<void> => {
  const plans = await asking(shelf, 'load', () => shelf.ports.list({ recordUuid: shelf.recordUuid }))
  if (!plans) return
  patch(shelf, { plans })
  const unsaved = plans.find(({ uuid }) => shelf.drafts?.of(uuid))
  const first = unsaved ?? plans.findLast(each => !each.archived)
  if (first && !shelf.state.get().open) patch(shelf, opened(shelf, first))
}

/**
 * The request for a new plan. Repeated, it carries the same uuid, so that the server returns the plan it stored. Another plan
 * does not take the name of one that may have been stored without a reply.
 */
const wished = ({ recordUuid, ports, unanswered, state }: Shelf, nameAmong: NameAmong, content: string): Input<'planAdd'> => {
  const plans = state.get().plans ?? []
  const name = nameAmong(plans)
  if (unanswered?.name === name && unanswered.content === content) return unanswered
  return { uuid: ports.newUuid(), recordUuid, name: unanswered ? nameAmong([...plans, unanswered]) : name, content }
}

/** Whether nothing was opened or moved since: what comes late never takes the place of a plan that is being worked on. */
const isUntouched = (before: PlanDeskState['open'], now: PlanDeskState['open']): boolean =>
  before?.uuid === now?.uuid && before?.history.present === now?.history.present && (now?.history.preview ?? null) === null

const create = async (shelf: Shelf, nameAmong: NameAmong, from: PlanDocument): Promise<void> => {
  const { ports, state } = shelf
  // Ignores the second click of a double click on a slow connection, so that only one plan is created.
  const { busy, open } = state.get()
  if (busy) return
  const wish = wished(shelf, nameAmong, writePlanDocument(from))
  shelf.unanswered = wish
  const plan = await asking(shelf, 'create', () => ports.add(wish))
  if (!plan) return
  shelf.unanswered = null
  keep(shelf, plan)
  if (isUntouched(open, state.get().open)) patch(shelf, opened(shelf, plan))
}

const rename = async (shelf: Shelf, name: string): Promise<boolean> => {
  const plan = await asking(shelf, 'rename', () => shelf.ports.rename({ uuid: openUuid(shelf), name }))
  keep(shelf, plan)
  return plan !== null
}

const archive = async (shelf: Shelf, archived: boolean): Promise<void> => {
  const act = archived ? 'archive' : 'restore'
  keep(shelf, await asking(shelf, act, () => shelf.ports.archive({ uuid: openUuid(shelf), archived })))
}

const remove = async (shelf: Shelf): Promise<void> => {
  const uuid = openUuid(shelf)
  if ((await asking(shelf, 'remove', () => shelf.ports.remove({ uuid }))) === null) return
  shelf.drafts?.forget(uuid)
  const plans = (shelf.state.get().plans ?? []).filter(each => each.uuid !== uuid)
  // Another plan opened meanwhile stays open.
  if (openUuid(shelf) !== uuid) return patch(shelf, { plans })
  const next = plans.findLast(each => !each.archived)
  patch(shelf, { plans, ...(next ? opened(shelf, next) : { open: null, unreadable: null, conflict: null }) })
}

type OpenPlan = PlanDeskState['open']

/** Opens another plan over this window's; undo returns to the previous one. */
const overMine = (theirs: OpenPlan, mine: OpenPlan): OpenPlan => {
  if (!theirs || theirs.uuid !== mine?.uuid) return theirs
  const { present } = theirs.history
  return { ...theirs, history: savedPlan(commitPlan(mine.history, present), present) }
}

const resolve = async (shelf: Shelf, mine: boolean): Promise<void> => {
  const { conflict } = shelf.state.get()
  if (!conflict) return
  keep(shelf, conflict)
  if (mine) return void (await write(shelf, conflict.version))
  const mineBefore = shelf.state.get().open
  shelf.drafts?.forget(conflict.uuid)
  const theirs = opened(shelf, conflict)
  patch(shelf, { ...theirs, open: overMine(theirs.open, mineBefore), failed: null })
}

/** Loads and saves the plans of a record, and updates the desk with the results. */
export const planKeeping = (of: Omit<Shelf, 'unanswered' | 'unansweredSave'>): PlanKeeping => {
  const shelf: Shelf = { ...of, unanswered: null, unansweredSave: null }
  const { state } = shelf
  return {
    load: () => load(shelf),
    follow: () => followPlans({ recordUuid: of.recordUuid, list: of.ports.list, state, shown: plan => opened(shelf, plan) }),
    open: uuid => {
      const plan = state.get().plans?.find(each => each.uuid === uuid)
      if (plan) patch(shelf, opened(shelf, plan))
    },
    create: (nameAmong, from = emptyPlanDocument) => create(shelf, nameAmong, from),
    rename: name => rename(shelf, name),
    archive: archived => archive(shelf, archived),
    remove: () => remove(shelf),
    save: async () => {
      const { open } = state.get()
      return open === null || !isDirty(open.history) ? true : write(shelf, open.version)
    },
    discard: () => shelf.drafts?.forget(openUuid(shelf)),
    resolve: mine => resolve(shelf, mine),
  }
}
