import { join } from 'node:path'
import { migrate } from '../db/migrate'
import { openStore } from '../db/open'
import type { Arrivals } from '../files/arrivals'
import { holdsIn } from '../files/holds'

/** Arrivals noted in a database of their own in this folder. */
export const arrivalsIn = async (root: string): Promise<Arrivals> => {
  const store = openStore({ folder: join(root, 'arrivals'), url: null })
  await migrate(store)
  return holdsIn({
    ...store,
    now: Date.now,
    onError: error => {
      throw error
    },
  })
}
