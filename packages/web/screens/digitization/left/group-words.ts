import type { GroupName } from '@sella/workbench/desk/subject'

/** The key of a heading's words: the film's regions, or how much a face photo's points matter. */
export const groupWords = (name: GroupName) =>
  name === 'marker'
    ? 'frontal.marker'
    : name === 'main' || name === 'further' || name === 'planes'
      ? (`face.groups.${name}` as const)
      : (`workbench.regions.${name}` as const)
