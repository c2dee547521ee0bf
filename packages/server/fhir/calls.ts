import { note } from '../audit/log'
import { type Clock, instant } from '../db/now'
import type { Store } from '../db/open'
import type { Signer } from '../files/signing'
import type { FileStore } from '../files/store'
import type { Part } from '../http/handlers'
import { bundleOf } from './bundle'
import { gatherCase } from './gather'

interface Ports {
  readonly store: Store
  readonly files: FileStore
  readonly signer: Signer
  readonly now: Clock
}

/** A case for other systems, as FHIR R4. */
export const fhirCalls = ({ store: { db }, files, signer: { mac }, now }: Ports): Part<'caseFhir'> => ({
  caseFhir: async ({ uuid: caseUuid, analysis, lang }, { doctor }) => {
    const at = instant(now())
    const facts = await gatherCase({ db, files, mac }, { doctor, caseUuid, analysis, lang, at })
    const content = Buffer.from(JSON.stringify(bundleOf(facts)))
    await note(db, { doctor, at, action: 'caseFhir', entity: 'patient', uuid: caseUuid, details: {} })
    const disposition = 'attachment; filename="sella-fhir.json"'
    return { type: 'application/fhir+json; charset=utf-8', content, bytes: content.length, disposition, keepFor: 0 }
  },
})
