import type { Lang } from '@sella/ceph/words'
import { allWritten, lost, strike, writeDown } from './written'

/**
 * Everything this browser stores; no other file accesses its storage. The token lives with the tab (session storage); language,
 * panel sizes and drafts live with the browser.
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
    // A full or forbidden storage costs a preference, never work in progress.
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
  if (value !== null) for (const left of ['entry', 'user']) write('sessionStorage', left, null)
  tell()
}

export const lang = (): Lang => (read('localStorage', 'lang') === 'en' ? 'en' : 'zh')

/** Whether a language was chosen in this browser. */
export const hasLang = (): boolean => read('localStorage', 'lang') !== null

export const setLang = (value: Lang): void => {
  write('localStorage', 'lang', value)
  tell()
}

/** Width of a panel in px, as set by the doctor. */
export const panelSize = (panel: string, usual: number): number => {
  const size = Number(read('localStorage', `panel.${panel}`))
  return Number.isFinite(size) && size > 0 ? size : usual
}

export const setPanelSize = (panel: string, size: number): void =>
  write('localStorage', `panel.${panel}`, String(Math.round(size)))

/** A small choice of this browser (a view, a tab, a switch), as text. */
export const choice = (name: string): string | null => read('localStorage', `choice.${name}`)

export const setChoice = (name: string, value: string | null): void => write('localStorage', `choice.${name}`, value)

/** The doctor whose work this browser stores; set before any of her pages is shown. */
let owner = ''

/** Makes stored texts those of this doctor, so that another one on the same machine never sees them. */
export const rememberFor = (userId: string): void => {
  if (read('sessionStorage', 'user') !== userId) write('sessionStorage', 'user', userId)
  owner = userId
}

/** Whose work is stored here. */
export const ownerHere = (): string => owner

const keptName = (name: string): string => `kept.${owner}.${name}`

/** A text that survives the tab, the session and a crash: drafts of unsaved work. */
export const kept = (name: string): string | null => read('localStorage', keptName(name))

/** A small choice of the doctor in this browser, as text: not of whoever uses it next. */
export const ownChoice = (name: string): string | null => kept(`choice.${name}`)

export const setOwnChoice = (name: string, value: string | null): void => keep(`choice.${name}`, value)

const turn = (): number => Number(read('localStorage', 'turn')) || 0

export const keep = (name: string, value: string | null): void => {
  const next = turn() + 1
  write('localStorage', keptName(name), value)
  write('localStorage', 'turn', String(next))
  void writeDown({ name: keptName(name), text: value, turn: next })
}

/** Restores what was stored just before this browser was killed. Must be awaited before any page looks for its drafts. */
export const restoreKept = async (): Promise<void> => {
  for (const { name, text, turn: at } of lost(await allWritten(), turn()).toSorted((a, b) => a.turn - b.turn)) {
    write('localStorage', name, text)
    write('localStorage', 'turn', String(at))
  }
}

/** Names of the texts stored for a doctor, without what they begin with. */
const namesOf = (userId: string): readonly string[] => {
  const at = storage('localStorage')
  const start = `sella.kept.${userId}.`
  return Array.from({ length: at?.length ?? 0 }, (_, i) => at?.key(i) ?? '').flatMap(name =>
    name.startsWith(start) ? [name.slice(start.length)] : [],
  )
}

/** Deletes the texts stored for a doctor. */
export const forgetKept = (userId: string): void => {
  for (const name of namesOf(userId)) write('localStorage', `kept.${userId}.${name}`, null)
  void strike(`kept.${userId}.`)
}

/** Deletes whatever is stored here under the name of one of these cases or records. */
export const forgetNamed = (uuids: readonly string[]): void => {
  for (const name of namesOf(owner)) if (uuids.some(uuid => name.includes(uuid))) keep(name, null)
}

/** Names this window for its lifetime, across reloads. */
export const windowName = (): string => {
  const remembered = read('sessionStorage', 'window')
  if (remembered) return remembered
  const name = Array.from(crypto.getRandomValues(new Uint32Array(2)), part => part.toString(36)).join('')
  write('sessionStorage', 'window', name)
  return name
}

/** Gives this window another name: a duplicated tab begins with the name of the tab it was made from. */
export const renameWindow = (): string => {
  write('sessionStorage', 'window', null)
  return windowName()
}

/** The patient list as it was left, the target of the work table's back button. */
export const listRoute = (): string => read('sessionStorage', 'list') ?? '/patients'

export const setListRoute = (route: string): void => write('sessionStorage', 'list', route)

/** The route at which an expired session was interrupted; `null` if none was. */
export const brokenOff = (): string | null => read('sessionStorage', 'broken-off')

/** Whether that route is another doctor's: the next one to sign in here does not open her patient. */
export const isBrokenOffOfAnother = (userId: string): boolean => {
  const whose = read('sessionStorage', 'broken-off-of')
  return whose !== null && whose !== userId
}

/** The route to open after the next sign-in; `whose`: only if it is this doctor who signs in. */
export const comeBackTo = (route: string | null, whose: string | null = null): void => {
  write('sessionStorage', 'broken-off', route)
  write('sessionStorage', 'broken-off-of', whose)
}

export const forgetBrokenOff = (): void => comeBackTo(null)

/** Time of the doctor's last activity in any window of this browser, in ms: another one's in a window of her own does not count. */
export const lastActive = (): number => Number(read('localStorage', `active.${owner}`)) || 0

export const noteActive = (at: number): void => write('localStorage', `active.${owner}`, String(at))

/** When the session of this tab ends regardless of use (ISO 8601); an empty text clears it. */
export const setSessionEnd = (at: string): void => write('sessionStorage', 'ends', at || null)

/** Whether the session ended because it reached its maximum duration. */
export const reachedEnd = (now: number): boolean => {
  const at = read('sessionStorage', 'ends')
  return at !== null && Date.parse(at) <= now
}

/** The token of an invitation waiting for a sign-in or a registration in this tab. */
export const invitation = (): string | null => read('sessionStorage', 'invitation')

export const setInvitation = (value: string | null): void => write('sessionStorage', 'invitation', value)

/** The waiting invitation is accepted and no longer waits, even if its page is shown again. */
export const spendInvitation = (): void => {
  write('sessionStorage', 'spentInvitation', invitation())
  setInvitation(null)
}

/** Whether this tab has used this invitation. */
export const isSpent = (token: string): boolean => read('sessionStorage', 'spentInvitation') === token

/** Secret stored by this tab during a sign-in at the hospital: without it the reply signs nobody in. */
export const hospitalSecret = (): string | null => read('sessionStorage', 'hospital')

export const setHospitalSecret = (value: string | null): void => write('sessionStorage', 'hospital', value)

/** Whether this tab was signed in by the hospital: signing out then ends the session there too. */
export const enteredByHospital = (): boolean => read('sessionStorage', 'byHospital') === 'yes'

export const setEnteredByHospital = (value: boolean): void => write('sessionStorage', 'byHospital', value ? 'yes' : null)

const textsOf = (key: string): Readonly<Record<string, string>> => {
  try {
    return JSON.parse(read('sessionStorage', key) ?? '{}') as Readonly<Record<string, string>>
  } catch {
    return {}
  }
}

/** What is typed at the entry, never a password: it outlives a reload of this tab, until somebody is signed in. */
export const typedAtEntry = (): Readonly<Record<string, string>> => textsOf('entry')

export const setTypedAtEntry = (typed: Readonly<Record<string, string>>): void =>
  write('sessionStorage', 'entry', JSON.stringify(typed))

/** The keys of this tab's unanswered acts, by hash; they survive a reload and an expired session. */
export const unansweredActs = (): Readonly<Record<string, string>> => textsOf('acts')

export const setUnansweredActs = (keys: Readonly<Record<string, string>>): void =>
  write('sessionStorage', 'acts', Object.keys(keys).length === 0 ? null : JSON.stringify(keys))

/** Whether the sign-in was given up because the server could not be reached. */
export const wasUnreached = (): boolean => read('sessionStorage', 'unreached') !== null

/** Clears token and patient state, keeps drafts and stores the current route. */
export const expire = (route: string, why: 'ended' | 'unreached' = 'ended'): void => {
  write('sessionStorage', 'unreached', why === 'unreached' ? 'yes' : null)
  // Known also where the page is loaded after the session ended.
  comeBackTo(route, read('sessionStorage', 'user'))
  write('sessionStorage', 'list', null)
  setToken(null)
}

/** Signing out on purpose: token and patient state are cleared, drafts stay on this machine for the same doctor. */
export const signOut = (): void => {
  forgetBrokenOff()
  write('sessionStorage', 'list', null)
  setToken(null)
}
