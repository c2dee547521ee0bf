import type { Patient } from '@sella/contract/entities'
import { useRef, useState } from 'react'
import { type Dropped, joinedDrops } from '../../intake/dropped-files'
import { useKeys } from '../../parts/use-keys'
import { offerOf } from '../../patient-form/offer'
import { leftForm } from '../../patient-form/use-draft'
import { useDropIntake } from './use-drop-intake'
import { type ParkedOffer, useParkedOffer } from './use-parked-offer'

/** What the drawer edits: a new case, one from files, a stored one, or nothing when closed. */
type Editing = Patient | ParkedOffer | 'new' | null

const isOffer = (editing: Editing): editing is ParkedOffer =>
  typeof editing === 'object' && editing !== null && 'dropped' in editing

const leftOpen = (): Editing => {
  const left = leftForm()
  return left && (left.stored ?? 'new')
}

/** A form with files is opened once they are there again, or it is certain that they are not. */
const awaitsFiles = (): boolean => {
  const left = leftForm()
  return left?.stored === null && left.files > 0
}

type Parking = Pick<ReturnType<typeof useParkedOffer>, 'park' | 'release'>

interface CaseForm {
  /** Whether the doctor may enter cases. */
  readonly registers: boolean
  readonly inBin: boolean
  readonly onOpen: () => void
}

/** Reads dropped files for what they say of the patient; files dropped meanwhile join those being read. */
const useReading = ({ park, release }: Parking, onRead: (offer: ParkedOffer) => void) => {
  const [reading, setReading] = useState(0)
  const inReading = useRef<{ readonly dropped: Dropped; readonly parked: string } | null>(null)
  const take = (dropped: Dropped) => {
    const before = inReading.current
    const all = before ? joinedDrops(before.dropped, dropped) : dropped
    const parked = park(all)
    if (before) release(before.parked)
    inReading.current = { dropped: all, parked }
    setReading(all.files.length)
    void offerOf(all).then(offer => {
      if (inReading.current?.parked !== parked) return
      inReading.current = null
      setReading(0)
      onRead({ ...offer, parked })
    })
  }
  return { reading, take }
}

/** What the drawer edits now; `follow`: what comes after it, so that files never become part of a form that is open. */
const useEdited = (onOpen: () => void) => {
  const [editing, setEditing] = useState<Editing>(() => (awaitsFiles() ? null : leftOpen()))
  const [following, setFollowing] = useState<readonly ParkedOffer[]>([])
  return {
    shown: editing ?? following[0] ?? null,
    edit: (what: Editing) => {
      onOpen()
      setEditing(what)
    },
    follow: (...offers: readonly ParkedOffer[]) => {
      onOpen()
      setFollowing(before => [...before, ...offers])
    },
    end: () => (editing === null ? setFollowing(before => before.slice(1)) : setEditing(null)),
  }
}

/** The form of a case and what opens it: a button, the key N, files dropped on the list, a page that ended before it was saved. */
export const useCaseForm = ({ registers, inBin, onOpen }: CaseForm) => {
  const { shown, edit, follow, end } = useEdited(onOpen)
  const parked = useParkedOffer(registers, offers => {
    if (offers.length > 0) follow(...offers)
    else if (awaitsFiles()) edit('new')
  })
  const { reading, take } = useReading(parked, follow)
  const drop = useDropIntake(registers && !inBin, take)
  useKeys({
    n: event => {
      if (!registers) return
      event.preventDefault()
      edit('new')
    },
  })
  return {
    isOpen: shown !== null,
    stored: shown === 'new' || isOffer(shown) ? null : shown,
    offer: isOffer(shown) ? shown : null,
    drop,
    /** How many dropped files are being read. */
    reading,
    edit,
    close: () => {
      end()
      if (isOffer(shown)) parked.release(shown.parked)
    },
  }
}
