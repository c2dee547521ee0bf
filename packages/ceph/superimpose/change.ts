import type { LandmarkName } from '../data/landmarks'
import { type Displacement, displacement, type Films } from './displacement'
import type { Registered } from './register-method'
import type { RegistrationName } from './registrations'

/** The landmarks reported for each registration; clinical/superimposition.md, `Read`. */
export const changeRows: readonly { readonly landmark: LandmarkName; readonly registration: RegistrationName }[] = [
  { landmark: 'A', registration: 'sn' },
  { landmark: 'B', registration: 'sn' },
  { landmark: 'Pog', registration: 'sn' },
  { landmark: 'UpperLip', registration: 'sn' },
  { landmark: 'LowerLip', registration: 'sn' },
  { landmark: 'SoftTissuePog', registration: 'sn' },
  { landmark: 'U1IncisalTip', registration: 'pp' },
  { landmark: 'U1RootTip', registration: 'pp' },
  { landmark: 'U6Mesial', registration: 'pp' },
  { landmark: 'L1IncisalTip', registration: 'mp' },
  { landmark: 'L1RootTip', registration: 'mp' },
  { landmark: 'L6Mesial', registration: 'mp' },
]

/** Displacements of the landmarks reported for a registration, i.e. those of `changeRows` placed on both films. */
export function displacements(films: Films, registered: Registered): readonly Displacement[] {
  const names = changeRows.filter(row => row.registration === registered.name).map(row => row.landmark)
  return names.flatMap(name => displacement(films, registered, name) ?? [])
}
