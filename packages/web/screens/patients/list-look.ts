import { useState } from 'react'
import { choice, setChoice } from '../../memory/session'

export type ListLook = 'table' | 'cards'

const name = 'patients.look'

/** Table or cards, remembered by this browser. */
export const useLook = (): readonly [ListLook, (look: ListLook) => void] => {
  const [look, setLook] = useState<ListLook>(() => (choice(name) === 'cards' ? 'cards' : 'table'))
  const keep = (next: ListLook) => {
    setChoice(name, next)
    setLook(next)
  }
  return [look, keep]
}
