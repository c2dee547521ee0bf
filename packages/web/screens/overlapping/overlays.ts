import { type Overlay, overlay } from '@sella/ceph/superimpose/overlay'
import { type RegistrationName, registrationNames } from '@sella/ceph/superimpose/registrations'
import { holdOf, type OverlapScheme } from '@sella/ceph/superimpose/scheme'
import type { CaseFilm } from './case-films'

export type Overlays = Readonly<Record<RegistrationName, Overlay>>

type Basis = readonly [films: readonly CaseFilm[], nudges: unknown, hold: unknown]

/**
 * Superimposes films by every registration. One whose films, corrections and hold are those of the last time is the same object:
 * correcting a record in one leaves the pictures of the others as they are.
 */
export const createOverlays = (): ((films: readonly CaseFilm[], scheme: OverlapScheme) => Overlays) => {
  const last = new Map<RegistrationName, { readonly basis: Basis; readonly overlay: Overlay }>()
  const overlayBy = (films: readonly CaseFilm[], scheme: OverlapScheme, name: RegistrationName): Overlay => {
    const [nudges, hold] = [scheme.imgTrans[name], holdOf(scheme, name)]
    const basis: Basis = [films, nudges, hold]
    const before = last.get(name)
    if (before && basis.every((part, i) => part === before.basis[i])) return before.overlay
    const filmsOnly = films.map(({ film }) => film)
    const made = overlay(filmsOnly, name, { nudges, hold })
    last.set(name, { basis, overlay: made })
    return made
  }
  let all: Overlays | null = null
  return (films, scheme) => {
    const next = Object.fromEntries(registrationNames.map(name => [name, overlayBy(films, scheme, name)])) as unknown as Overlays
    const before = all
    if (!before || registrationNames.some(name => before[name] !== next[name])) all = next
    return all ?? next
  }
}
