import { dentalLandmarks } from './landmarks/dental'
import { neckLandmarks } from './landmarks/neck'
import { otherLandmarks } from './landmarks/other'
import type { LandmarkRow } from './landmarks/row'
import { skeletalLandmarks } from './landmarks/skeletal'
import { softTissueLandmarks } from './landmarks/soft-tissue'

const rows = { ...skeletalLandmarks, ...dentalLandmarks, ...softTissueLandmarks, ...otherLandmarks, ...neckLandmarks }

/** Every point of the skull view; a misspelled name does not compile. */
export type LandmarkName = keyof typeof rows

/** The points of the skull view in the order of display: bone, teeth, skin, constructed, neck. */
export const landmarks: Readonly<Record<LandmarkName, LandmarkRow>> = rows

export const landmarkNames = Object.keys(rows) as readonly LandmarkName[]

/** Whether a stored or sent text names a landmark of the film. */
export const isLandmarkName = (name: string): name is LandmarkName => Object.hasOwn(rows, name)

/** A tooth handle: it only moves its tooth and is never placed itself. */
export const isHandle = (name: string): boolean => isLandmarkName(name) && landmarks[name].kind === 'handle'

const neckNames: ReadonlySet<string> = new Set(landmarkNames.filter(name => landmarks[name].category === 'neck'))

/** A point of the neck: drawn on request, used in no analysis and never reported as missing. */
export const isOnDemand = (name: string): boolean => neckNames.has(name)

/** Points drawn red by default: those the built-in analyses need. */
export const redLandmarks: readonly LandmarkName[] = landmarkNames.filter(name => landmarks[name].red)
