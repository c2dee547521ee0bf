import { Migrator, sql } from 'kysely'
import { clinic } from './migrations/0001-clinic'
import { caseCount } from './migrations/0002-case-count'
import { account } from './migrations/0003-account'
import { chat } from './migrations/0005-chat'
import { pictureEdits } from './migrations/0006-picture-edits'
import { search } from './migrations/0007-search'
import { erasure } from './migrations/0008-erasure'
import { filmChecks } from './migrations/0009-film-checks'
import { unsurePoints } from './migrations/0010-unsure-points'
import { ageGroup } from './migrations/0011-age-group'
import { processes } from './migrations/0012-processes'
import { neck } from './migrations/0013-neck'
import { patientFile } from './migrations/0014-patient-file'
import { plans } from './migrations/0015-plans'
import { documents } from './migrations/0016-documents'
import { erasedPatients } from './migrations/0017-erased-patients'
import { rereads } from './migrations/0018-rereads'
import { keysByCase } from './migrations/0019-keys-by-case'
import { documentNumbers } from './migrations/0020-document-numbers'
import { clinics } from './migrations/0021-clinics'
import { review } from './migrations/0022-review'
import { beside } from './migrations/0023-beside'
import { secondFactor } from './migrations/0024-second-factor'
import { modelReadings } from './migrations/0025-model-readings'
import { shares } from './migrations/0026-shares'
import { machines } from './migrations/0027-machines'
import { handOvers } from './migrations/0028-hand-overs'
import { phoneLinks } from './migrations/0029-phone-links'
import { worklist } from './migrations/0030-worklist'
import { pictureMarks } from './migrations/0031-picture-marks'
import { scrub } from './migrations/0032-scrub'
import { rereadDrafts } from './migrations/0033-reread-drafts'
import { rereadPerson } from './migrations/0034-reread-person'
import { passkeys } from './migrations/0035-passkeys'
import { oidc } from './migrations/0036-oidc'
import { plainNames } from './migrations/0037-plain-names'
import { modelFindings } from './migrations/0038-model-findings'
import { modelFiles } from './migrations/0039-model-files'
import { oidcSessions } from './migrations/0040-oidc-sessions'
import { searchColumns } from './migrations/0041-search-columns'
import { searchChanges } from './migrations/0042-search-changes'
import { indexWhatChanged } from './migrations/0043-index-what-changed'
import { doubtedScales } from './migrations/0044-doubted-scales'
import { acts } from './migrations/0045-acts'
import { filmOrders } from './migrations/0046-film-order'
import { tracedAt } from './migrations/0047-traced-at'
import { marksOfMovedCases } from './migrations/0048-marks-of-moved-cases'
import { plansInTheLog } from './migrations/0049-plans-in-the-log'
import { invitationMakers } from './migrations/0050-invitation-makers'
import { machineMakers } from './migrations/0051-machine-makers'
import { namesWithoutMarks } from './migrations/0052-names-without-marks'
import { codeNetworks } from './migrations/0053-code-networks'
import { neckFilm } from './migrations/0054-neck-film'
import { modelPhotos } from './migrations/0055-model-photos'
import { modelPhotoFrames } from './migrations/0056-model-photo-frames'
import { analysesWithoutMarks } from './migrations/0057-analyses-without-marks'
import type { Db, Engine, OpenDatabase } from './open'

/** A migration step of the schema; it runs on both engines. */
export type Step = (db: Db, engine: Engine) => Promise<void>

/** The steps by name, in order. A released step is never changed. */
const steps: Readonly<Record<string, Step>> = {
  '0001-clinic': clinic,
  '0002-case-count': caseCount,
  '0003-account': account,
  '0006-picture-edits': pictureEdits,
  '0005-chat': chat,
  '0007-search': search,
  '0008-erasure': erasure,
  '0009-film-checks': filmChecks,
  '0010-unsure-points': unsurePoints,
  '0011-age-group': ageGroup,
  '0012-processes': processes,
  '0013-neck': neck,
  '0014-patient-file': patientFile,
  '0015-plans': plans,
  '0016-documents': documents,
  '0017-erased-patients': erasedPatients,
  '0018-rereads': rereads,
  '0019-keys-by-case': keysByCase,
  '0020-document-numbers': documentNumbers,
  '0021-clinics': clinics,
  '0022-review': review,
  '0023-beside': beside,
  '0024-second-factor': secondFactor,
  '0025-model-readings': modelReadings,
  '0026-shares': shares,
  '0027-machines': machines,
  '0028-hand-overs': handOvers,
  '0029-phone-links': phoneLinks,
  '0030-worklist': worklist,
  '0031-picture-marks': pictureMarks,
  '0032-scrub': scrub,
  '0033-reread-drafts': rereadDrafts,
  '0034-reread-person': rereadPerson,
  '0035-passkeys': passkeys,
  '0036-oidc': oidc,
  '0037-plain-names': plainNames,
  '0038-model-findings': modelFindings,
  '0039-model-files': modelFiles,
  '0040-oidc-sessions': oidcSessions,
  '0041-search-columns': searchColumns,
  '0042-search-changes': searchChanges,
  '0043-index-what-changed': indexWhatChanged,
  '0044-doubted-scales': doubtedScales,
  '0045-acts': acts,
  '0046-film-order': filmOrders,
  '0047-traced-at': tracedAt,
  '0048-marks-of-moved-cases': marksOfMovedCases,
  '0049-plans-in-the-log': plansInTheLog,
  '0050-invitation-makers': invitationMakers,
  '0051-machine-makers': machineMakers,
  '0052-names-without-marks': namesWithoutMarks,
  '0053-code-networks': codeNetworks,
  '0054-neck-film': neckFilm,
  '0055-model-photos': modelPhotos,
  '0056-model-photo-frames': modelPhotoFrames,
  '0057-analyses-without-marks': analysesWithoutMarks,
}

/** Names of the steps, in order. */
export const schemaSteps: readonly string[] = Object.keys(steps).sort()

/** The last step applied to a database. */
export const schemaOf = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(db)
  return rows[0]?.name ?? ''
}

const takeSteps = async (db: Db, engine: Engine, to?: string): Promise<void> => {
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, { up: (tx: unknown) => step(tx as Db, engine) }])),
  }
  const migrator = new Migrator({ db, provider })
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
  if (error) throw error
}

/** How often a process asks for the write lock while another one migrates the schema; each attempt lasts ten seconds. */
const mostWaits = 60

const beginAlone = async (db: Db): Promise<void> => {
  for (let waits = 0; ; waits += 1)
    try {
      await sql`begin immediate`.execute(db)
      return
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'SQLITE_BUSY' || waits === mostWaits) throw error
    }
}

/** SQLite can roll back schema changes, although the library does not rely on it: all steps or none, one process at a time. */
const inOneStep = (db: Db, work: (connection: Db) => Promise<void>): Promise<void> =>
  db.connection().execute(async connection => {
    await beginAlone(connection)
    try {
      await work(connection)
      await sql`commit`.execute(connection)
    } catch (error) {
      await sql`rollback`.execute(connection)
      throw error
    }
  })

/**
 * Migrates the schema to the latest step, or to the step `to`; throws the first failure, after which the schema is unchanged. If
 * several processes start at once, only one of them migrates.
 */
export const migrate = async ({ db, engine }: OpenDatabase, to?: string): Promise<void> =>
  engine.name === 'sqlite' ? inOneStep(db, connection => takeSteps(connection, engine, to)) : takeSteps(db, engine, to)
