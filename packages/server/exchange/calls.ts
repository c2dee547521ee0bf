import { Readable } from 'node:stream'
import type { Parsed } from '@sella/contract/calls/index'
import { asIs, whole } from '../acts/whole'
import { zipOf } from '../archive/zip-out'
import { note } from '../audit/log'
import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { Signer } from '../files/signing'
import type { FileStore } from '../files/store'
import type { DoctorAsking, Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import type { PacsAt } from '../machines/settings'
import { archiveNamed, archivesOf } from './archives'
import { caseObjects } from './case-objects'
import { reach, stowTo } from './send'

interface Ports {
  readonly store: OpenDatabase
  readonly files: FileStore
  readonly signer: Signer
  readonly now: Clock
  /** The archives of the installation. */
  readonly archives: readonly PacsAt[]
}

/**
 * Sends a case to an archive, object by object. Noted is what the archive got, also where it was away before it had all: what has left
 * names the patient.
 */
const sent = async (
  { store, files, signer, now, archives }: Ports,
  { uuid: caseUuid, archive: name, charset, measured }: Parsed<'dicomSend'>,
  { doctor, gone, act }: DoctorAsking,
) => {
  const archive = await archiveNamed(store.db, archives, { doctor, name })
  await reach(archive, gone)
  const wish = { doctor, caseUuid, charset, measured, identity: true, facePhotos: true } as const
  const objects = await caseObjects({ db: store.db, files, mac: signer.mac }, wish)
  if (objects.length === 0) throw new Refusal('NOTHING_TO_SEND')
  let stored = 0
  // Sent again because its reply was lost, an object is the same one: an archive keeps the first of a UID.
  const noted = async (within: OpenDatabase) => {
    const by = { doctor, at: instant(now()), action: 'dicomSend', entity: 'patient', uuid: caseUuid } as const
    await note(within.db, { ...by, details: { archive: name, objects: objects.length, stored } })
    return { stored, failed: objects.length - stored }
  }
  try {
    for (const { make } of objects) if (await stowTo(archive, await make(), gone)) stored += 1
  } catch (error) {
    if (stored > 0) await noted(store)
    throw error
  }
  return whole({ store, act }, noted, asIs)
}

/** Exports a case as DICOM, with or without identity, for download or to an archive. */
export const exchangeCalls = (ports: Ports): Part<'dicomExport' | 'dicomSend' | 'archiveList'> => {
  const { store, files, signer, now, archives } = ports
  const { db } = store
  const means = { db, files, mac: signer.mac }
  return {
    dicomExport: async ({ uuid: caseUuid, ...wish }, { doctor }) => {
      const objects = await caseObjects(means, { doctor, caseUuid, ...wish })
      if (objects.length === 0) throw new Refusal('NOTHING_TO_SEND')
      const at = new Date(now())
      const content = zipOf(
        objects.map(({ name, make }) => ({ name, open: async () => Readable.from([await make()]) })),
        at,
      )
      const details = { identity: wish.identity, objects: objects.length }
      await note(db, { doctor, at: instant(now()), action: 'dicomExport', entity: 'patient', uuid: caseUuid, details })
      const disposition = 'attachment; filename="sella-dicom.zip"'
      return { type: 'application/zip', content, bytes: null, disposition, cacheSeconds: 0 }
    },
    archiveList: async (_, { doctor }) => (await archivesOf(db, archives, doctor)).map(({ name }) => ({ name })),
    dicomSend: (wish, asking) => sent(ports, wish, asking),
  }
}
