import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Output, Parsed } from '@sella/contract/calls/index'
import type { ImageKind } from '@sella/contract/entities'
import { nothing, whole } from '../acts/whole'
import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import { remakeRenditions, renditionPath } from '../files/renditions'
import type { Signer } from '../files/signing'
import type { Arrival, FileStore } from '../files/store'
import { noteUnused } from '../files/unused'
import type { DoctorAsking, Part } from '../http/handlers'
import { fairTurns } from '../jobs/fair-turns'
import { type ImageRow, imagesOf, ownRecord, photoOf, shownOf } from '../records/rows'
import { keepImage } from './arrive'
import { chooseImage } from './beside'
import { refuseDuplicate } from './duplicates'
import { editImage } from './edit'
import { type FilmCheck, lookedPictureOf } from './guess'
import { inspect } from './inspect'
import { addImage, binImage, moveImage } from './store'
import { takeBack } from './take-back'

interface Ports {
  readonly store: OpenDatabase
  readonly files: FileStore
  readonly signer: Signer
  readonly now: Clock
  readonly isFilm: FilmCheck
}

/** Most bytes in a file of a case. */
const largestFile = 200_000_000
/**
 * A picture of 100 megapixels takes 300 MB of memory, however small its file. This many are processed at once, while others wait
 * on disk.
 */
const atOnce = 4
/**
 * Maximum number of files of one doctor in transit and of files in all waiting to be processed, and the longest wait in seconds:
 * beyond it, sending is not worthwhile.
 */
const mostComing = { each: 24, all: 60, seconds: 20 }

const previewOf = async (files: FileStore, image: ImageRow): Promise<Buffer> => {
  const path = renditionPath('preview', shownOf(image))
  const stored = (await files.find(path)) ?? ((await remakeRenditions(files, image)) ? await files.find(path) : null)
  return stored ? buffer(stored.open()) : Buffer.alloc(0)
}

/** Receives files and processes a limited number at once; nothing remains except what the processing stores. */
const lookingIn = (files: FileStore) => {
  const { enter, run } = fairTurns({ places: atOnce, limits: mostComing })
  const looked = async <T>(doctor: string, body: Readable, look: (arrival: Arrival) => Promise<T>): Promise<T> => {
    const arrival = await files.receive(body, largestFile)
    try {
      return await run(doctor, 1, () => look(arrival))
    } finally {
      await arrival.discard()
    }
  }
  return async <T>(
    { doctor, body }: Pick<DoctorAsking, 'doctor' | 'body'>,
    look: (arrival: Arrival) => Promise<T>,
  ): Promise<T> => {
    const leave = enter(doctor)
    try {
      return await looked(doctor, body, look)
    } finally {
      leave()
    }
  }
}

type Calls =
  | 'imageUpload'
  | 'imageInspect'
  | 'imageGuess'
  | 'imageEdit'
  | 'imageGet'
  | 'imageMove'
  | 'imageChoose'
  | 'imageTakeBack'
  | 'imageDelete'

interface Coming {
  readonly wish: Parsed<'imageUpload'>
  /** The case of the record. */
  readonly caseUuid: string
  readonly doctor: string
}

/** Stores an image that has arrived, and its row. */
const taken = async ({ store, files, signer, now }: Ports, arrival: Arrival, { wish, caseUuid, doctor }: Coming) => {
  const { recordUuid, type, name, spacing, guessed, ifKnown, ifTaken } = wish
  const page = wish.page ? Number(wish.page) : undefined
  if (ifKnown === 'refuse') await refuseDuplicate(store.db, caseUuid, { hash: arrival.hash, page: page ?? 1 })
  const fresh = await keepImage(files, arrival, { record: recordUuid, kind: type, name, spacing, page })
  const by = { doctor, at: instant(now()) }
  const added = addImage(store, { ...fresh, guessed: guessed === '1' ? 1 : 0, ifTaken }, by).catch(async error => {
    // Where its record went meanwhile, the file would stay without a row, and survive the erasing of its patient.
    await noteUnused(store.db, [fresh.hash], now()).catch(() => undefined)
    throw error
  })
  return photoOf(await added, signer)
}

/** A record's images by their kind, as previews. */
const previewsOf = async ({ store: { db }, files }: Ports, record: string): Promise<Output<'imageGet'>> => {
  const byKind: Output<'imageGet'> = {}
  for (const image of await imagesOf(db, [record]))
    if (image.width > 0)
      byKind[image.type as ImageKind] = { base64: (await previewOf(files, image)).toString('base64'), filename: image.name }
  return byKind
}

/** The images of a record. */
export const imageCalls = (ports: Ports): Part<Calls> => {
  const { store, files, signer, now, isFilm } = ports
  const by = (doctor: string) => ({ doctor, at: instant(now()) })
  const looking = lookingIn(files)
  // Separate, because a guess may wait behind a film that is being detected.
  const guessing = lookingIn(files)
  return {
    imageUpload: async (wish, asking) => {
      const { doctor } = asking
      const { case_uuid: caseUuid } = await ownRecord(store.db, { doctor, uuid: wish.recordUuid })
      return looking(asking, arrival => taken(ports, arrival, { wish, caseUuid, doctor }))
    },
    imageInspect: ({ page }, asking) => looking(asking, arrival => inspect(arrival, Number(page ?? 1))),
    imageGuess: (_, asking) => guessing(asking, ({ place }) => lookedPictureOf(place, isFilm)),
    imageEdit: async (wish, { doctor }) => photoOf(await editImage({ store, files }, wish, by(doctor)), signer),
    imageGet: async ({ recordUuid }, { doctor }) => {
      await ownRecord(store.db, { doctor, uuid: recordUuid })
      return previewsOf(ports, recordUuid)
    },
    imageMove: async ({ uuid, recordUuid, type }, { doctor }) =>
      photoOf(await moveImage(store, { uuid, record: recordUuid, type }, by(doctor)), signer),
    imageChoose: async ({ uuid }, { doctor }) => photoOf(await chooseImage(store, uuid, by(doctor)), signer),
    imageTakeBack: ({ uuids }, { doctor }) => takeBack(store, uuids, by(doctor)),
    imageDelete: ({ uuid }, { doctor, act }) => whole({ store, act }, within => binImage(within, uuid, by(doctor)), nothing),
  }
}
