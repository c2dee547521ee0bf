import { buffer } from 'node:stream/consumers'
import type { DocumentEvent } from '@sella/contract/document'
import { asIs, whole } from '../acts/whole'
import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { FileStore } from '../files/store'
import { eventStream } from '../http/event-stream'
import type { FileReply, Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { ownPatient } from '../patients/rows'
import { ownRecord } from '../records/rows'
import { pdfReply } from '../report/pdf-reply'
import type { MakePdf } from '../report/pdf-work'
import { makeDocument } from './make'
import { revokeDocument } from './revoke'
import { documentOf, documentsOf, ownDocument } from './rows'
import { verifying } from './verifying'

interface Ports {
  readonly store: OpenDatabase
  readonly files: FileStore
  readonly now: Clock
  readonly makePdf: MakePdf
  readonly fail: (error: unknown) => void
}

type Calls = 'documentList' | 'documentMake' | 'documentFile' | 'documentRevoke' | 'documentVerify'

/** Reports stored exactly as they were made. */
export const documentCalls = (ports: Ports): Part<Calls> => {
  const { store, files, now, fail } = ports
  const { db } = store
  const verified = verifying({ db, files })
  return {
    documentList: async ({ caseUuid }, { doctor }) => {
      await ownPatient(db, { doctor, uuid: caseUuid })
      return (await documentsOf(db, caseUuid)).map(documentOf)
    },
    documentMake: async (wish, { doctor, person, lang }) => {
      // Ownership is checked before a stream begins.
      await ownRecord(db, { doctor, uuid: wish.wish.recordUuid })
      return eventStream<DocumentEvent>({
        lang,
        fail,
        run: async (send, signal) => {
          const report = (_: number, step: string): void => {
            const [done = 0, of = 0] = step.split('/').map(Number)
            send({ done, of })
          }
          return { document: documentOf(await makeDocument(ports, wish, { doctor, person, progress: { signal, report } })) }
        },
      })
    },
    documentFile: async ({ uuid }, { doctor }): Promise<FileReply> => {
      const row = await ownDocument(db, { doctor, uuid })
      const stored = await files.find(row.path)
      if (!stored) throw new Refusal('FILE_GONE')
      return pdfReply(await buffer(stored.open()), `${row.number} ${row.title}`)
    },
    documentRevoke: ({ uuid, reason }, { doctor, act }) =>
      whole({ store, act }, within => revokeDocument(within.db, { doctor, uuid, reason, at: instant(now()) }), asIs),
    documentVerify: (_, asking) => verified(asking),
  }
}
