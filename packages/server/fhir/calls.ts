import { note } from '../audit/log'
import { type Clock, instant } from '../db/now'
import type { Store } from '../db/open'
import type { Signer } from '../files/signing'
import type { FileStore } from '../files/store'
import type { Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { fairTurns } from '../jobs/fair-turns'
import { bundleOf } from './bundle'
import { type FhirWish, gatherCase } from './gather'

interface Ports {
  readonly store: Store
  readonly files: FileStore
  readonly signer: Signer
  readonly now: Clock
}

/** A bundle with its reports is held as one text: so many at once, of one doctor and of all who wait. */
const places = 1
const mostAsked = { each: 2, all: 20 }

/** A case for other systems, as FHIR R4; one after another. */
export const fhirCalls = ({ store: { db }, files, signer: { mac }, now }: Ports): Part<'caseFhir'> => {
  const { enter, run } = fairTurns({ places, most: mostAsked })
  const contentOf = async (wish: FhirWish): Promise<Buffer> =>
    Buffer.from(JSON.stringify(bundleOf(await gatherCase({ db, files, mac }, wish))))
  return {
    caseFhir: async ({ uuid: caseUuid, analysis, lang }, { doctor, gone }) => {
      const leave = enter(doctor)
      try {
        const at = instant(now())
        const content = await run(doctor, 1, async () => {
          if (gone.aborted) throw new Refusal('BODY_CUT')
          return contentOf({ doctor, caseUuid, analysis, lang, at })
        })
        await note(db, { doctor, at, action: 'caseFhir', entity: 'patient', uuid: caseUuid, details: {} })
        const disposition = 'attachment; filename="sella-fhir.json"'
        return { type: 'application/fhir+json; charset=utf-8', content, bytes: content.length, disposition, keepFor: 0 }
      } finally {
        leave()
      }
    },
  }
}
