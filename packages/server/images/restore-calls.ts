import { whole } from '../acts/whole'
import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { Signer } from '../files/signing'
import type { Part } from '../http/handlers'
import { photoOf } from '../records/rows'
import { binnedImages, restoreImage } from './restore'

interface Ports {
  readonly store: OpenDatabase
  readonly signer: Signer
  readonly now: Clock
}

/** The bin of a record's images. */
export const imageBinCalls = ({ store, signer, now }: Ports): Part<'imageBin' | 'imageRestore'> => ({
  imageBin: async ({ recordUuid }, { doctor }) =>
    (await binnedImages(store.db, { doctor, record: recordUuid })).map(row => ({
      ...photoOf(row, signer),
      deletedAt: row.deleted_at ?? '',
    })),
  imageRestore: ({ uuid }, { doctor, act }) =>
    whole(
      { store, act },
      within => restoreImage(within, uuid, { doctor, at: instant(now()) }),
      row => photoOf(row, signer),
    ),
})
