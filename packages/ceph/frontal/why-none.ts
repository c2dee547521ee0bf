import type { FrontalFilmReading } from './reading'

/**
 * Why a frontal film has no finding in words: points are missing, so that no two neighbouring levels were compared; it has no scale;
 * the head seems turned; or no two neighbouring levels differ, of all or of those that have their points (`partly`). The same on
 * screen, on paper and in the command line.
 */
export type WhyNoFinding = 'missing' | 'unscaled' | 'turned' | 'none' | 'partly'

const byCompared = { none: 'missing', some: 'partly', all: 'none' } as const

export function whyNoFinding({ ground, turn, findings }: Pick<FrontalFilmReading, 'ground' | 'turn' | 'findings'>): WhyNoFinding {
  if (Object.keys(ground.points).length === 0) return 'missing'
  if (ground.mmPerPixel === null) return 'unscaled'
  if (turn?.turned) return 'turned'
  return byCompared[findings.compared]
}
