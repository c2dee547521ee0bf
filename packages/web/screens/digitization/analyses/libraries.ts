import type { OwnView } from '@sella/ceph/analysis/own'
import { faceLibraries } from './face-library'
import { filmLibrary } from './film-library'
import { frontalLibrary } from './frontal-library'
import type { Library } from './library'

export const libraryOf = (view: OwnView): Library =>
  view === 'film' ? filmLibrary : view === 'frontal' ? frontalLibrary : faceLibraries[view]
