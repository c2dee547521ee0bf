import { readFile } from 'node:fs/promises'
import type { Verified } from '@sella/contract/document'
import type { Db } from '../db/open'
import type { FileStore } from '../files/store'
import type { DoctorAsking } from '../http/handlers'
import { fairTurns } from '../jobs/fair-turns'
import { verifyPdf } from './verify'

/** In bytes; larger files cannot be documents of ours. */
const largestVerified = 60_000_000

/** A file is read into memory and hashed as a whole. Number verified at once; below, most of one doctor, and most waiting in all. */
const places = 1
const mostSent = { each: 8, all: 40 }

/** Verifies files that doctors send, one after another. */
export const verifying = ({ db, files }: { readonly db: Db; readonly files: FileStore }) => {
  const { enter, run } = fairTurns({ places, limits: mostSent })
  const verified = async ({ doctor, body }: Pick<DoctorAsking, 'doctor' | 'body'>): Promise<Verified> => {
    const arrival = await files.receive(body, largestVerified)
    try {
      return await run(doctor, 1, async () => verifyPdf(db, await readFile(arrival.place), doctor))
    } finally {
      await arrival.discard()
    }
  }
  return async (asking: Pick<DoctorAsking, 'doctor' | 'body'>): Promise<Verified> => {
    const leave = enter(asking.doctor)
    try {
      return await verified(asking)
    } finally {
      leave()
    }
  }
}
