import { frontalCautions } from '../data/frontal/cautions'
import type { Words } from '../words'
import type { Sides } from './sides'

/** What must be said of the sides wherever values of the film stand; nothing where a letter confirms them and the film is not mirrored. */
export const sideCautions = ({ marking, mirrored }: Sides): readonly Words[] => {
  if (marking !== 'marked') return [frontalCautions[marking]]
  return mirrored ? [frontalCautions.mirrored] : []
}
