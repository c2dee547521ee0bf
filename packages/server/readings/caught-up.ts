import type { Db } from '../db/open'
import { countDue } from './due'
import { type ReadingContext, readerOf } from './reader'
import { batch, readNext } from './write'

/** Number of measuring steps that whoever asks for values waits for; the rest runs in the background, and the reply says so. */
const mostSteps = 4

/** Brings a doctor's stored values up to date, as far as possible in that time. */
export const catchUp = async (db: Db, reader: ReadingContext): Promise<void> => {
  for (let step = 0; step < mostSteps; step += 1) if ((await readNext(db, reader)) < batch) return
}

/** Brings a doctor's stored values up to date, as `catchUp`; the number of records that still wait to be measured. */
export const dueAfterCatchUp = async (db: Db, doctor: string): Promise<number> => {
  const reader = await readerOf(db, doctor)
  await catchUp(db, reader)
  return countDue(db, reader)
}
