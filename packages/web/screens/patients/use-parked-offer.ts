import { useEffect, useRef } from 'react'
import type { Dropped } from '../../intake/dropped-files'
import { newPatientSlot, parkedDrops } from '../../intake/parked-drops'
import { useLeft } from '../../parts/use-left'
import { offerOf } from '../../patient-form/offer'
import type { Offer } from '../../patient-form/sayings'

/**
 * The files of a new patient, kept in this browser until the patient is saved or given up. `onAgain`: what a page
 * left that was ended by a reload, a crash, an expired session or another page; null if nothing.
 */
export const useParkedOffer = (takes: boolean, onAgain: (offer: Offer | null) => void) => {
  const drop = useRef<string | null>(null)
  const latest = useRef(onAgain)
  latest.current = onAgain
  useEffect(() => {
    if (!takes) return
    void parkedDrops.left(newPatientSlot).then(async all => {
      const [last] = all.slice(-1)
      for (const parked of all) if (parked !== last) parkedDrops.release(parked.drop)
      if (!last) return latest.current(null)
      drop.current = last.drop
      latest.current({ ...(await offerOf({ files: last.files, omitted: [] })), again: true })
    })
  }, [takes])
  useLeft(() => {
    if (drop.current !== null) parkedDrops.leave(drop.current)
  })
  const release = (): void => {
    if (drop.current !== null) parkedDrops.release(drop.current)
    drop.current = null
  }
  return {
    park: ({ files }: Dropped): void => {
      release()
      drop.current = crypto.randomUUID()
      parkedDrops.park(newPatientSlot, { drop: drop.current, value: null, files })
    },
    release,
  }
}
