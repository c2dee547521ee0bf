import { Readable } from 'node:stream'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Lang } from '@sella/ceph/words'
import type { Data } from '@sella/server/data'
import { instant } from '@sella/server/db/now'
import { bundleOf } from '@sella/server/fhir/bundle'
import { gatherCase } from '@sella/server/fhir/gather'
import { signerWith } from '@sella/server/files/signing'
import { analysisBy } from '@sella/server/report/record-wish'
import { secretNamed } from '@sella/server/secrets'
import { refused } from '../refusals'
import { storedCase } from '../stored-record'

export interface FhirAsked {
  /** By uuid or by number. */
  readonly named: string
  readonly user: string | undefined
  /** A method by name or title. */
  readonly method: string
  readonly lang: Lang
}

/** A case as a FHIR R4 bundle; if the servers share SELLA_SECRET, the UIDs match theirs only when it is set. */
export const fhirOf = async (data: Data, { named, user, method, lang }: FhirAsked): Promise<Readable> => {
  const { db } = data.store
  const { uuid: caseUuid, doctor_id: doctor } = await storedCase(data, { named, user })
  const analysis = await analysisBy(db, doctor, method)
  if (analysis === null)
    throw refused(
      'noAnalysis',
      method,
      builtInAnalyses.map(({ name }) => name),
    )
  const { mac } = signerWith(await secretNamed(db, 'file-addresses', process.env.SELLA_SECRET || null), data.now)
  const wish = { doctor, caseUuid, analysis, lang, at: instant(data.now()) }
  const facts = await gatherCase({ db, files: data.files, mac }, wish)
  return Readable.from([`${JSON.stringify(bundleOf(facts), null, 2)}\n`])
}
