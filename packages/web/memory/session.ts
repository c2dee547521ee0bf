import type { Lang } from '@sella/ceph/words'
import { strikeOwner } from './kept-files'
import { allWritten, lost, strike, writeDown } from './written'

/**
 * Everything this browser remembers; no other file touches its storage.
 * The token lives with the tab (session storage); language, panel sizes and kept texts live with the browser.
 */
const storage = (kind: 'sessionStorage' | 'localStorage'): Storage | null => {
  try {
    return globalThis[kind] ?? null
  } catch {
    return null
  }
}

const read = (kind: 'sessionStorage' | 'localStorage', key: string): string | null =>
  storage(kind)?.getItem(`sella.${key}`) ?? null

const write = (kind: 'sessionStorage' | 'localStorage', key: string, value: string | null): void => {
  const at = storage(kind)
  try {
    if (value === null) at?.removeItem(`sella.${key}`)
    else at?.setItem(`sella.${key}`, value)
  } catch {
    // A full or forbidden storage costs a preference, never the work in hand.
  }
}

const listeners = new Set<() => void>()
const tell = (): void => {
  for (const listener of listeners) listener()
}

/** Calls back whenever the token or the language changes. */
export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const token = (): string | null => read('sessionStorage', 'token')

export const setToken = (value: string | null): void => {
  write('sessionStorage', 'token', value)
  tell()
}

export const lang = (): Lang => (read('localStorage', 'lang') === 'en' ? 'en' : 'zh')

export const setLang = (value: Lang): void => {
  write('localStorage', 'lang', value)
  tell()
}

/** Width of a panel in px, as the doctor left it. */
export const panelSize = (panel: string, usual: number): number => {
  const size = Number(read('localStorage', `panel.${panel}`))
  return Number.isFinite(size) && size > 0 ? size : usual
}

export const setPanelSize = (panel: string, size: number): void =>
  write('localStorage', `panel.${panel}`, String(Math.round(size)))

/** A small choice of this browser (a view, a tab, a switch), as text. */
export const choice = (name: string): string | null => read('localStorage', `choice.${name}`)

export const setChoice = (name: string, value: string | null): void => write('localStorage', `choice.${name}`, value)

/** Whose work this browser keeps; known as soon as her pages are shown. */
let owner = ''

/** From here on kept texts are those of this doctor: another who signs in on the same machine never meets them. */
export const keepFor = (userId: string): void => {
  owner = userId
}

const keptName = (name: string): string => `kept.${owner}.${name}`

/** A text that outlives the tab, the session and a crash: drafts of unsaved work. */
export const kept = (name: string): string | null => read('localStorage', keptName(name))

const turn = (): number => Number(read('localStorage', 'turn')) || 0

export const keep = (name: string, value: string | null): void => {
  const next = turn() + 1
  write('localStorage', keptName(name), value)
  write('localStorage', 'turn', String(next))
  void writeDown({ name: keptName(name), text: value, turn: next })
}

/** Brings back what was kept just before this browser was killed. To be waited for before any page looks for its drafts. */
export const restoreKept = async (): Promise<void> => {
  for (const { name, text, turn: at } of lost(await allWritten(), turn()).toSorted((a, b) => a.turn - b.turn)) {
    write('localStorage', name, text)
    write('localStorage', 'turn', String(at))
  }
}

/** Drops everything kept for a doctor whose account is gone. */
export const forgetKept = (userId: string): void => {
  const at = storage('localStorage')
  const names = Array.from({ length: at?.length ?? 0 }, (_, i) => at?.key(i) ?? '')
  for (const name of names) if (name.startsWith(`sella.kept.${userId}.`)) at?.removeItem(name)
  void strike(`kept.${userId}.`)
  void strikeOwner(userId)
}

/** Names this window for as long as it lives, through reloads. */
export const windowName = (): string => {
  const remembered = read('sessionStorage', 'window')
  if (remembered) return remembered
  const name = Array.from(crypto.getRandomValues(new Uint32Array(2)), part => part.toString(36)).join('')
  write('sessionStorage', 'window', name)
  return name
}

/** The patient list as it was left, where the work table's back entry leads. */
export const listRoute = (): string => read('sessionStorage', 'list') ?? '/patients'

export const setListRoute = (route: string): void => write('sessionStorage', 'list', route)

/** Where an expired session broke off; `null` when none did. */
export const brokenOff = (): string | null => read('sessionStorage', 'broken-off')

export const forgetBrokenOff = (): void => write('sessionStorage', 'broken-off', null)

/** Where the next sign-in leads. */
export const comeBackTo = (route: string): void => write('sessionStorage', 'broken-off', route)

/** When anybody last moved in any window of this browser, in ms. */
export const lastActive = (): number => Number(read('localStorage', 'active')) || 0

export const noteActive = (at: number): void => write('localStorage', 'active', String(at))

/** When the session of this tab ends, however much it is used (ISO 8601); an empty text forgets it. */
export const setSessionEnd = (at: string): void => write('sessionStorage', 'ends', at || null)

/** Whether the session ended because it had lasted its longest time. */
export const reachedEnd = (now: number): boolean => {
  const at = read('sessionStorage', 'ends')
  return at !== null && Date.parse(at) <= now
}

/** The token of an invitation that waits for a sign-in or a registration in this tab. */
export const invitation = (): string | null => read('sessionStorage', 'invitation')

export const setInvitation = (value: string | null): void => write('sessionStorage', 'invitation', value)

/** Registering has accepted the invitation that waited: it waits no longer, also when its page is shown anew. */
export const spendInvitation = (): void => {
  write('sessionStorage', 'spentInvitation', invitation())
  setInvitation(null)
}

/** Whether registering in this tab has used this invitation up. */
export const isSpent = (token: string): boolean => read('sessionStorage', 'spentInvitation') === token

/** What this tab keeps while it is at the sign-in of the hospital: without it the answer brings nobody in. */
export const hospitalSecret = (): string | null => read('sessionStorage', 'hospital')

export const setHospitalSecret = (value: string | null): void => write('sessionStorage', 'hospital', value)

/** Whether this tab was signed in by the hospital: signing out then ends the session there too. */
export const enteredByHospital = (): boolean => read('sessionStorage', 'byHospital') === 'yes'

export const setEnteredByHospital = (value: boolean): void => write('sessionStorage', 'byHospital', value ? 'yes' : null)

/** Clears token and patient state, keeps drafts, remembers where she was. */
export const expire = (route: string): void => {
  comeBackTo(route)
  write('sessionStorage', 'list', null)
  setToken(null)
}

/** Signing out on purpose: token and patient state go, drafts stay on this machine for the same doctor. */
export const signOut = (): void => {
  forgetBrokenOff()
  write('sessionStorage', 'list', null)
  setToken(null)
}
