import { useState } from 'react'
import { choice, setChoice } from '../../memory/session'

export type Look = 'table' | 'cards'

const name = 'patients.look'

/** Table or cards, as this browser was left. */
export const useLook = (): readonly [Look, (look: Look) => void] => {
  const [look, setLook] = useState<Look>(() => (choice(name) === 'cards' ? 'cards' : 'table'))
  const keep = (next: Look) => {
    setChoice(name, next)
    setLook(next)
  }
  return [look, keep]
}
