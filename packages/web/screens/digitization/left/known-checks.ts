import { choice, setChoice } from '../../../app/session'
import { createStore } from '../../../editor/store'

/** What the detector noticed about a film; `rotated`: degrees clockwise to turn it upright. */
export interface FilmChecks {
  readonly mirrored: boolean
  readonly inverted: boolean
  readonly rotated: number
}

type Known = Readonly<Record<string, FilmChecks>>

/** As many films as this browser remembers, the oldest are forgotten. */
const most = 200
const place = 'film-checks'

const read = (): Known => {
  try {
    const stored: unknown = JSON.parse(choice(place) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Known) : {}
  } catch {
    return {}
  }
}

/** By photo. */
export const knownChecks = createStore<Known>(read())

export const rememberChecks = (photoUuid: string, checks: FilmChecks): void => {
  const { [photoUuid]: _, ...others } = knownChecks.get()
  const kept = Object.entries(others).slice(1 - most)
  knownChecks.set(Object.fromEntries([...kept, [photoUuid, checks]]))
  setChoice(place, JSON.stringify(knownChecks.get()))
}
