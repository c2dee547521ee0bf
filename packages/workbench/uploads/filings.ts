import { addingOnce } from '../server/adding'
import { createStore, type ValueStore } from '../store'
import { type FiledAt, type FilingBegun, type FilingPorts, placeForWaiting } from './file-waiting'
import type { CaseChoice, RecordChoice } from './filing'

/** A waiting file and where it is to go. */
interface Wish {
  readonly uuid: string
  readonly goal: CaseChoice
  readonly record: RecordChoice
  /** What an earlier page has added for it. */
  readonly begun: FilingBegun
}

interface FilingsPorts<W> extends Omit<FilingPorts, 'onBegun'> {
  /** Puts the file into the record. */
  readonly put: (wish: W, recordUuid: string) => Promise<unknown>
  /** Keeps on this machine what was added for the file; null once it is filed. */
  readonly keep: (wish: W, begun: FilingBegun | null) => void
}

export interface Filings<W> {
  /** The files being filed. */
  readonly running: Pick<ValueStore<ReadonlySet<string>>, 'get' | 'subscribe'>
  /** What this page has added for a file that is not filed yet; undefined if nothing. */
  readonly begun: (uuid: string) => FilingBegun | undefined
  /** Files a file, or resolves with the filing of it that runs already. */
  readonly file: (wish: W) => Promise<FiledAt>
}

type Adding = Pick<FilingPorts, 'addCase' | 'addRecord'>

/** For one file: a case or record whose reply was lost is added once, also where the form was corrected since. */
const addingFor = ({ addCase, changeCase, addRecord, changeRecord }: Omit<FilingPorts, 'onBegun'>): Adding => {
  const cases = addingOnce({
    add: addCase,
    change: async (uuid: string, from, to) => {
      await changeCase(uuid, from, to)
      return uuid
    },
  })
  const newRecords = () =>
    addingOnce({
      add: addRecord,
      change: async ({ uuid, version }, _, fields) => ({ uuid, version: await changeRecord(uuid, version, fields) }),
    })
  const records = new Map<string, Adding['addRecord']>()
  return {
    addCase: cases,
    addRecord: fields => {
      const addOnce = records.get(fields.caseUuid) ?? newRecords()
      records.set(fields.caseUuid, addOnce)
      return addOnce(fields)
    },
  }
}

/**
 * Files being filed, each once, whether or not its form is still open: what an attempt that failed has added is known to the next one,
 * though the form was closed and opened again meanwhile.
 */
export const makeFilings = <W extends Wish>(ports: FilingsPorts<W>): Filings<W> => {
  const running = createStore<ReadonlySet<string>>(new Set())
  const filing = new Map<string, Promise<FiledAt>>()
  const begun = new Map<string, FilingBegun>()
  const adding = new Map<string, Adding>()
  const filed = async (wish: W): Promise<FiledAt> => {
    const { uuid, goal, record } = wish
    const own = adding.get(uuid) ?? addingFor(ports)
    adding.set(uuid, own)
    const onBegun = (now: FilingBegun): void => {
      begun.set(uuid, now)
      ports.keep(wish, now)
    }
    const at = await placeForWaiting({ ...ports, ...own, onBegun }, { goal, record, begun: begun.get(uuid) ?? wish.begun })
    await ports.put(wish, at.recordUuid)
    begun.delete(uuid)
    adding.delete(uuid)
    ports.keep(wish, null)
    return at
  }
  return {
    running,
    begun: uuid => begun.get(uuid),
    file: wish => {
      const { uuid } = wish
      const before = filing.get(uuid)
      if (before) return before
      running.set(now => new Set([...now, uuid]))
      const work = filed(wish).finally(() => {
        filing.delete(uuid)
        running.set(now => new Set([...now].filter(each => each !== uuid)))
      })
      filing.set(uuid, work)
      return work
    },
  }
}
