import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import { accountNamed } from '../machines/owner'
import { inRounds, inTurn, type Rounds } from '../machines/rounds'
import type { WorklistAt } from '../machines/settings'
import { type WorklistItem, worklistFile } from './file'
import { openEntries } from './rows'

interface Ports {
  readonly store: OpenDatabase
  readonly now: Clock
  readonly onError: (error: unknown) => void
}

/** Milliseconds between two checks of what belongs on a worklist. */
const every = 1000

/** Only these files in the folder are ours. */
const shape = /^sella-([0-9a-f-]{36})\.wl$/

const itemsOf = (db: Db, { name, doctor, now }: { name: string; doctor: string; now: number }): Promise<WorklistItem[]> =>
  openEntries(db, doctor, now)
    .select([
      'worklist_entry.uuid as uuid',
      'worklist_entry.case_uuid as caseUuid',
      'worklist_entry.study_uid as studyUid',
      'worklist_entry.day as day',
      'patient.name as name',
      'patient.case_no as caseNo',
      'patient.birthday as birthday',
      'patient.sex as sex',
    ])
    .where('worklist_entry.unit', '=', name)
    .execute()

/** Writes a file completely or not at all; a reader never sees a part of it. */
const put = async (folder: string, name: string, content: Buffer): Promise<void> => {
  const aside = join(folder, `.${name}.part`)
  await writeFile(aside, content)
  await rename(aside, join(folder, name))
}

/** The files that a folder should contain, by name, with their content, and the units whose account does not exist: theirs is none. */
const wantedIn = async ({ store: { db }, now }: Ports, units: readonly WorklistAt[]) => {
  const wanted = new Map<string, { readonly stand: string; readonly make: () => Buffer }>()
  const ownerless: WorklistAt[] = []
  for (const unit of units) {
    const doctor = await accountNamed(db, unit.for)
    if (doctor === null) ownerless.push(unit)
    else
      for (const item of await itemsOf(db, { name: unit.name, doctor, now: now() }))
        wanted.set(`sella-${item.uuid}.wl`, { stand: JSON.stringify([unit, item]), make: () => worklistFile(item, unit) })
  }
  return { wanted, ownerless }
}

type Wanted = Awaited<ReturnType<typeof wantedIn>>['wanted']

const round = async (folder: string, wanted: Wanted, written: Map<string, string>) => {
  const there = new Set((await readdir(folder)).filter(name => shape.test(name)))
  const over = [...there].filter(name => !wanted.has(name))
  await inTurn(over, async name => {
    await rm(join(folder, name), { force: true })
    written.delete(name)
  })
  await inTurn(wanted, async ([name, { stand, make }]) => {
    if (there.has(name) && written.get(name) === stand) return
    await put(folder, name, make())
    written.set(name, stand)
  })
}

/**
 * Keeps the folders from which Orthanc serves the units in step with the database: one file per open entry. Any change, by
 * whichever server, or loss in a crash is repaired at the next check; other files in a folder are left alone.
 */
export const keepWorklists = (ports: Ports, worklists: readonly WorklistAt[]): readonly Rounds[] =>
  [...new Set(worklists.map(({ folder }) => folder))].map(folder => {
    const units = worklists.filter(unit => unit.folder === folder)
    const written = new Map<string, string>()
    const work = async (): Promise<void> => {
      const { wanted, ownerless } = await wantedIn(ports, units)
      await round(folder, wanted, written)
      // After the others' files: what was withdrawn or taken there must not stay on a unit's list.
      for (const { name, for: owner } of ownerless)
        throw new Error(`SELLA_MACHINES: worklist "${name}": there is no account or clinic "${owner}"`)
    }
    return inRounds(work, { every, onError: ports.onError })
  })
