import { note } from '../audit/log'
import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { Signer } from '../files/signing'
import type { FileStore } from '../files/store'
import type { FileReply, Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { fairTurns } from '../jobs/fair-turns'
import { bundleOf } from './bundle'
import { type FhirWish, gatherCase } from './gather'
import { releasedWhenRead } from './released-when-read'

interface Ports {
  readonly store: OpenDatabase
  readonly files: FileStore
  readonly signer: Signer
  readonly now: Clock
}

/**
 * A bundle with its reports is held in memory as one text until it has been read. Number made at once; below, most held for one
 * doctor and most waiting in all.
 */
const places = 1
const mostAsked = { each: 2, all: 20 }

const bundleReply = (content: Buffer, leave: () => void): FileReply => ({
  ...{ type: 'application/fhir+json; charset=utf-8', content: releasedWhenRead(content, leave), bytes: content.length },
  ...{ disposition: 'attachment; filename="sella-fhir.json"', cacheSeconds: 0 },
})

/** Exports a case as FHIR R4 for other systems, one at a time. */
export const fhirCalls = ({ store: { db }, files, signer: { mac }, now }: Ports): Part<'caseFhir'> => {
  const { enter, run } = fairTurns({ places, limits: mostAsked })
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
        return bundleReply(content, leave)
      } catch (error) {
        leave()
        throw error
      }
    },
  }
}
