import { nameKey } from '@sella/ceph/analysis/own'
import type { Imported } from '@sella/contract/import-event'
import { typedName } from '@sella/contract/name-as-read'
import { note } from '../audit/log'
import type { Db } from '../db/open'
import type { By } from '../patients/store'
import type { Content } from './content'
import { importedName } from './imported-name'
import { withSchemes } from './merge'
import { writeCompleted } from './write-completed'
import { writeAgencies, writeMerged, writeNoteKeys, writePatients } from './write-patients'
import { writeRecords } from './write-records'
import type { Writing } from './writing'

const freeName = (name: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(nameKey(name))) return name
  for (let count = 2; ; count += 1) if (!taken.has(nameKey(`${name} (${count})`))) return `${name} (${count})`
}

/** An own analysis that already exists is not added again; a different one of the same name gets a number. */
const writeAnalyses = async ({ tx, by, names }: Writing, analyses: Content['analyses']) => {
  const present = await tx.selectFrom('user_analysis').selectAll().where('doctor_id', '=', by.doctor).execute()
  const taken = new Set(present.map(row => row.name_key))
  for (const { uuid, name: written, content, createdAt, updatedAt } of analyses) {
    // An archive may be older than the rule that names come in without marks.
    const name = typedName(written) || written
    if (present.some(row => row.name_key === nameKey(name) && row.content === content)) continue
    const free = freeName(name, taken)
    taken.add(nameKey(free))
    const row = { uuid: names.of(uuid), doctor_id: by.doctor, name: free, name_key: nameKey(free), content }
    await tx
      .insertInto('user_analysis')
      .values({ ...row, created_at: createdAt, updated_at: updatedAt })
      .execute()
  }
}

/** Frozen documents keep their numbers, which are printed on them. */
const writeFrozen = async ({ tx, by, names, documents }: Writing, rows: Content['documents']) => {
  for (const { uuid, caseUuid, file, sections, madeAt, revokedAt, revokeReason, supersededBy, ...facts } of rows) {
    const kept = documents.get(file)
    if (!kept) throw new Error(`${file} was not kept`)
    const closed = { revoked_at: revokedAt, revoke_reason: revokeReason, superseded_by: supersededBy && names.of(supersededBy) }
    const author = importedName(facts.author)
    const row = {
      ...facts,
      author,
      ...kept,
      ...closed,
      uuid: names.of(uuid),
      doctor_id: by.doctor,
      case_uuid: names.of(caseUuid),
    }
    await tx
      .insertInto('document')
      .values({ ...row, sections: JSON.stringify(sections), made_at: madeAt })
      .execute()
    await note(tx, {
      ...by,
      action: 'import',
      entity: 'document',
      uuid: row.uuid,
      details: { number: row.number, hash: row.hash },
    })
  }
}

interface Schemes {
  readonly case_uuid: string
  readonly content: string
}

/** Adds to the schemes of a case those it lacks, if they are still as they were read; false if somebody saved others just then. */
const addSchemes = async (tx: Db, by: By, { case_uuid, content }: Schemes): Promise<boolean> => {
  const of = tx.selectFrom('overlap').select('content').where('case_uuid', '=', case_uuid)
  const { content: here } = await of.executeTakeFirstOrThrow()
  const after = withSchemes(here, content)
  if (after === here) return true
  const added = await tx
    .updateTable('overlap')
    .set({ content: after, updated_at: by.at })
    .where('case_uuid', '=', case_uuid)
    .where('content', '=', here)
    .executeTakeFirst()
  if (added.numUpdatedRows === 0n) return false
  await note(tx, { ...by, action: 'import', entity: 'overlap', uuid: case_uuid, details: { before: here, after } })
  return true
}

/** The schemes of a case that has some stay; those it lacks are added. */
const writeSchemes = async ({ tx, by, names }: Writing, { caseUuid, content, updatedAt }: Content['overlaps'][number]) => {
  const row = { case_uuid: names.of(caseUuid), content: names.inText(content) }
  const written = await tx
    .insertInto('overlap')
    .values({ ...row, doctor_id: by.doctor, updated_at: updatedAt })
    .onConflict(conflict => conflict.column('case_uuid').doNothing())
    .executeTakeFirst()
  if (written.numInsertedOrUpdatedRows === 1n) return
  while (!(await addSchemes(tx, by, row)));
}

const writeDocuments = async (writing: Writing, { settings, overlaps }: Content) => {
  const { tx, by, names } = writing
  for (const { name, content, updatedAt } of settings)
    await tx
      .insertInto('setting')
      .values({ doctor_id: by.doctor, name, content: names.inText(content), updated_at: updatedAt })
      // The account's own settings take precedence.
      .onConflict(conflict => conflict.columns(['doctor_id', 'name']).doNothing())
      .execute()
  for (const schemes of overlaps) await writeSchemes(writing, schemes)
}

/** Writes the rows of an archive into an account. Nothing that exists is changed; merged cases receive what they lack. */
export const writeRows = async (
  writing: Writing,
  content: Content,
): Promise<Pick<Imported, 'completed' | 'returned' | 'picturesReturned' | 'differ'>> => {
  const agencies = await writeAgencies(writing, content.agencies)
  await writePatients(writing, content.patients, agencies)
  await writeRecords(writing, content)
  const completed = await writeCompleted(writing, writing.matches)
  await writeNoteKeys(writing, content)
  const differ = await writeMerged(writing, agencies)
  await writeAnalyses(writing, content.analyses)
  await writeDocuments(writing, content)
  await writeFrozen(writing, content.documents)
  const counts = Object.entries({ ...completed, differ }).filter(([, count]) => count > 0)
  return Object.fromEntries(counts)
}
