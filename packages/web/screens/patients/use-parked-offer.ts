import { useEffect, useRef } from 'react'
import type { Dropped } from '../../intake/dropped-files'
import { besideOf, droppedAgain } from '../../intake/parked-beside'
import { newPatientSlot, parkedDrops } from '../../intake/parked-drops'
import { useLeft } from '../../parts/use-left'
import { offerOf } from '../../patient-form/offer'
import type { Offer } from '../../patient-form/sayings'

/** Files for a new patient, with the name under which this browser keeps them until they are decided on. */
export interface ParkedOffer extends Offer {
  readonly parked: string
}

/**
 * The files of new patients, kept in this browser until each patient is saved or given up. `onAgain`: what pages left that were
 * ended by a reload, a crash, an expired session or another page, the last drop first; empty if nothing.
 */
export const useParkedOffer = (takes: boolean, onAgain: (offers: readonly ParkedOffer[]) => void) => {
  const mine = useRef(new Set<string>())
  const latest = useRef(onAgain)
  latest.current = onAgain
  useEffect(() => {
    if (!takes) return
    void parkedDrops.left(newPatientSlot).then(async all => {
      const offers: ParkedOffer[] = []
      for (const { drop, value, files } of all.toReversed()) {
        mine.current.add(drop)
        offers.push({ ...(await offerOf(droppedAgain(files, value))), parked: drop, again: offers.length === 0 })
      }
      latest.current(offers)
    })
  }, [takes])
  useLeft(() => {
    for (const drop of mine.current) parkedDrops.leave(drop)
  })
  return {
    park: (dropped: Dropped): string => {
      const drop = crypto.randomUUID()
      mine.current.add(drop)
      parkedDrops.park(newPatientSlot, { drop, value: besideOf(dropped), files: dropped.files })
      return drop
    },
    release: (drop: string): void => {
      mine.current.delete(drop)
      parkedDrops.release(drop)
    },
  }
}
