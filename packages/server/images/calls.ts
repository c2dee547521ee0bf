import type { Output } from '@sella/contract/calls/index'
import type { ImageKind } from '@sella/contract/entities'
import { type Clock, instant } from '../db/now'
import type { Store } from '../db/open'
import { remakeRenditions, renditionPath } from '../files/renditions'
import type { Signer } from '../files/signing'
import type { FileStore } from '../files/store'
import type { Part } from '../http/handlers'
import { type ImageRow, imagesOf, ownRecord, photoOf } from '../records/rows'
import { keepImage } from './arrive'
import { inspect } from './inspect'
import { addImage, binImage, moveImage } from './store'

interface Ports {
  readonly store: Store
  readonly files: FileStore
  readonly signer: Signer
  readonly now: Clock
}

/** No single file of a case is larger. */
const largestFile = 200_000_000

const previewOf = async (files: FileStore, image: ImageRow): Promise<Buffer> => {
  const path = renditionPath('preview', image.hash)
  const stored = (await files.find(path)) ?? ((await remakeRenditions(files, image.hash)) ? await files.find(path) : null)
  const pieces: Buffer[] = []
  if (stored) for await (const piece of stored.open() as AsyncIterable<Buffer>) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** The images of a record. */
export const imageCalls = ({
  store,
  files,
  signer,
  now,
}: Ports): Part<'imageUpload' | 'imageInspect' | 'imageGet' | 'imageMove' | 'imageDelete'> => {
  const by = (doctor: string) => ({ doctor, at: instant(now()) })
  return {
    imageUpload: async ({ recordUuid, type, name, spacing }, { doctor, body }) => {
      await ownRecord(store.db, { doctor, uuid: recordUuid })
      const arrival = await files.receive(body, largestFile)
      try {
        const fresh = await keepImage(files, arrival, { record: recordUuid, kind: type, name, spacing })
        return photoOf(await addImage(store, fresh, by(doctor)), signer)
      } finally {
        await arrival.discard()
      }
    },
    imageInspect: async (_, { body }) => {
      const arrival = await files.receive(body, largestFile)
      try {
        return await inspect(arrival)
      } finally {
        await arrival.discard()
      }
    },
    imageGet: async ({ recordUuid }, { doctor }) => {
      await ownRecord(store.db, { doctor, uuid: recordUuid })
      const found: Output<'imageGet'> = {}
      for (const image of await imagesOf(store.db, [recordUuid]))
        if (image.width > 0)
          found[image.type as ImageKind] = { base64: (await previewOf(files, image)).toString('base64'), filename: image.name }
      return found
    },
    imageMove: async ({ uuid, recordUuid, type }, { doctor }) =>
      photoOf(await moveImage(store, { uuid, record: recordUuid, type }, by(doctor)), signer),
    imageDelete: async ({ uuid }, { doctor }) => {
      await binImage(store, uuid, by(doctor))
      return {}
    },
  }
}
