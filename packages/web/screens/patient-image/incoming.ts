import type { Target } from '@sella/ceph/intake/placing'
import type { ImageKind } from '@sella/contract/entities'
import { createStore } from '@sella/workbench/store'
import type { Drop, Place } from '@sella/workbench/uploads/queue'
import type { Uploads } from '@sella/workbench/uploads/uploads'
import { leftOut } from '../../intake/coming'
import { type Arrived, asksWhich, type Guess, isClear, sorted } from './arrivals'
import { comingOf, omissionOf } from './coming-of'
import { inTurn } from './in-turn'
import type { Aim, Places } from './places'

export interface Arrival {
  readonly drop: Drop
  readonly places: Places
  readonly guesses: readonly Guess[]
}

/** What is asked about a drop: where its files belong, or whether its one file replaces the picture of the slot. */
interface Question {
  readonly arrival: Arrival
  readonly about: 'places' | 'replacing'
}

export interface IncomingPorts {
  /** Inspects files; `slot`: the kind they were dropped on. Null if stopped. */
  readonly look: (files: readonly File[], slot: ImageKind | null) => Promise<readonly Arrived[] | null>
  /** The case as it is now, also after the page is gone; null once nothing keeps its records up to date. */
  readonly places: (aim: Aim) => Places | null
  /** Creates the records that targets need; throws the server's refusals. */
  readonly recordsFor: (targets: readonly Target[]) => Promise<(target: Target) => Pick<Place, 'record' | 'day'>>
  readonly add: Uploads<Blob>['add']
  /** Whether the page is gone: nothing can be asked any more. */
  readonly isLeft: () => boolean
  readonly open: (record: string) => void
  readonly onFailed: (error: unknown) => void
}

interface Answer {
  /** A person has checked the kinds, so none is a guess any more. */
  readonly seen: boolean
  readonly ifTaken?: 'replace' | undefined
}

/** A single file dropped on an occupied slot of the open record. */
const replaces = ({ places, guesses: [only, ...more] }: Arrival): boolean =>
  more.length === 0 &&
  only?.by === 'slot' &&
  only.kind !== null &&
  !asksWhich(only) &&
  only.wrongDay === null &&
  'record' in only.target &&
  only.target.record === places.open

const leaveOut = ({ add }: IncomingPorts, { drop, guesses }: Arrival, why: 'skipped' | 'left'): void =>
  add(
    drop,
    guesses.map(guess => leftOut(drop, guess.file, omissionOf(guess, why))),
  )

/** Queues the files of a drop; where none went into the open record, the first one's record is opened. */
const queue = async (port: IncomingPorts, { drop, places, guesses }: Arrival, { seen, ifTaken }: Answer): Promise<void> => {
  const going = guesses.filter(guess => guess.kind !== null)
  const recordOf = await port.recordsFor(going.map(guess => guess.target))
  port.add(
    drop,
    guesses.map(guess => comingOf(guess, { drop, recordOf, seen, ifTaken })),
  )
  const [first] = going
  if (first && !port.isLeft() && going.every(({ target }) => !('record' in target) || target.record !== places.open))
    port.open(recordOf(first.target).record)
}

/** The question that is open, one at a time. */
const makeQuestion = () => {
  const store = createStore<Question | null>(null)
  let answered: () => void = () => undefined
  const show = (arrival: Arrival, about: Question['about']): void => store.set({ arrival, about })
  return {
    store,
    show,
    hide: (): void => store.set(null),
    /** Resolves once the question is closed. */
    ask: (arrival: Arrival, about: Question['about']) =>
      new Promise<void>(resolve => {
        answered = resolve
        show(arrival, about)
      }),
    close: (): void => {
      store.set(null)
      answered()
    },
  }
}

/** Sends drops and their answers. What cannot be sent is asked about again, or put on its receipt where nobody is left to ask. */
const makeSending = (question: ReturnType<typeof makeQuestion>) => {
  let sending = false
  return {
    /** An answer is being carried out. */
    isSending: () => sending,
    /** False if the files have still to be asked about. */
    send: async (port: IncomingPorts, arrival: Arrival, answer: Answer): Promise<boolean> => {
      if (question.store.get()?.about === 'replacing') question.hide()
      sending = true
      try {
        await queue(port, arrival, answer)
        question.close()
        return true
      } catch (error) {
        port.onFailed(error)
        if (!port.isLeft()) {
          question.show(arrival, 'places')
          return false
        }
        leaveOut(port, arrival, 'left')
        question.close()
        return true
      } finally {
        sending = false
      }
    },
  }
}

/** Takes one drop in: queued if all is clear, otherwise asked about; resolves once nothing of it waits for an answer. */
const makeTaking = (question: ReturnType<typeof makeQuestion>, { send }: Pick<ReturnType<typeof makeSending>, 'send'>) => {
  return async (port: IncomingPorts, files: readonly File[], aim: Aim): Promise<void> => {
    const { drop } = aim
    const arrived = await port.look(files, files.length === 1 ? aim.kind : null)
    const places = arrived && port.places(aim)
    // Stopped during inspection, or left: the receipt lists every file as such.
    if (!places) {
      const why = arrived ? 'left' : 'stopped'
      return port.add(
        drop,
        files.map(file => leftOut(drop, file, why)),
      )
    }
    const arrival = { drop, places, guesses: sorted(arrived, places) }
    const ask = (about: Question['about']) => (port.isLeft() ? leaveOut(port, arrival, 'left') : question.ask(arrival, about))
    if (!isClear(arrival.guesses, places)) return ask(replaces(arrival) ? 'replacing' : 'places')
    if (!(await send(port, arrival, { seen: false }))) await ask('places')
  }
}

/**
 * Handles incoming files: straight into their slots if all is clear, otherwise after a question. Drops are taken one after another:
 * one that comes while another is looked at or asked about waits for it, and neither is lost. When the page is left, what is clear
 * still goes into its slots; whatever would need an answer is put on its receipt. A drop is sent by the ports of its own time, an
 * answer by those of now.
 */
export const makeIncoming = (ports: () => IncomingPorts) => {
  const question = makeQuestion()
  const { send, isSending } = makeSending(question)
  const takeNow = makeTaking(question, { send })
  const turn = inTurn()
  /** Puts what is asked about on its receipt. */
  const dismiss = (why: 'skipped' | 'left'): void => {
    const open = question.store.get()
    if (open) leaveOut(ports(), open.arrival, why)
    question.close()
  }
  return {
    question: question.store,
    take: (files: readonly File[], aim: Aim): Promise<void> => {
      const port = ports()
      return turn(() => takeNow(port, files, aim))
    },
    /** An answer given twice counts once. */
    answer: (guesses: readonly Guess[], answer: Answer): void => {
      const open = question.store.get()
      if (open && !isSending()) void send(ports(), { ...open.arrival, guesses }, answer)
    },
    /** An answer that is on its way is no longer taken back. */
    forget: () => {
      if (!isSending()) dismiss('skipped')
    },
    /** The page is left. */
    leave: () => {
      if (question.store.get() && !isSending()) dismiss('left')
    },
  }
}
