import type { Patient } from '@sella/contract/entities'
import { useRef, useState } from 'react'
import { type Dropped, joinedDrops } from '../../intake/dropped-files'
import { useKeys } from '../../parts/use-keys'
import { offerOf } from '../../patient-form/offer'
import type { Offer } from '../../patient-form/sayings'
import { leftForm } from '../../patient-form/use-draft'
import { useDropIntake } from './use-drop-intake'
import { useParkedOffer } from './use-parked-offer'

/** What the drawer edits: a new case, one from files, a stored one, or nothing when closed. */
type Editing = Patient | Offer | 'new' | null

const isOffer = (editing: Editing): editing is Offer => typeof editing === 'object' && editing !== null && 'dropped' in editing

const leftOpen = (): Editing => {
  const left = leftForm()
  return left && (left.stored ?? 'new')
}

/** A form with files is opened once they are there again, or it is certain that they are not. */
const awaitsFiles = (): boolean => {
  const left = leftForm()
  return left?.stored === null && left.files > 0
}

interface CaseForm {
  /** Whether the doctor may enter cases. */
  readonly registers: boolean
  readonly inBin: boolean
  readonly onOpen: () => void
}

/** Reads dropped files for what they say of the patient; files dropped meanwhile join those being read. */
const useReading = (park: (dropped: Dropped) => void, onRead: (offer: Offer) => void) => {
  const [reading, setReading] = useState(0)
  const inReading = useRef<Dropped | null>(null)
  const take = (dropped: Dropped) => {
    const all = inReading.current ? joinedDrops(inReading.current, dropped) : dropped
    inReading.current = all
    park(all)
    setReading(all.files.length)
    void offerOf(all).then(offer => {
      if (inReading.current !== all) return
      inReading.current = null
      setReading(0)
      onRead(offer)
    })
  }
  return { reading, take }
}

/** What the drawer edits now; `follow`: what comes after it, so that files never become part of a form that is open. */
const useEdited = (onOpen: () => void) => {
  const [editing, setEditing] = useState<Editing>(() => (awaitsFiles() ? null : leftOpen()))
  const [following, setFollowing] = useState<Offer | null>(null)
  const opening =
    <T>(set: (what: T) => void) =>
    (what: T) => {
      onOpen()
      set(what)
    }
  return {
    shown: editing ?? following,
    edit: opening(setEditing),
    follow: opening(setFollowing),
    /** Returns whether dropped files still have their form to come. */
    end: (): boolean => {
      const follows = editing !== null && following !== null
      if (!follows) setFollowing(null)
      setEditing(null)
      return follows
    },
  }
}

/** The form of a case and what opens it: a button, the key N, files dropped on the list, a page that ended before it was saved. */
export const useCaseForm = ({ registers, inBin, onOpen }: CaseForm) => {
  const { shown, edit, follow, end } = useEdited(onOpen)
  const parked = useParkedOffer(registers, offer => {
    if (offer ?? awaitsFiles()) edit(offer ?? 'new')
  })
  const { reading, take } = useReading(parked.park, follow)
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
      if (!end()) parked.release()
    },
  }
}
