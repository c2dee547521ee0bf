import type { GroupName } from '@sella/workbench/desk/subject'

/** The translation key of a heading: the film's regions, or the importance of a face photo's points. */
export const groupWords = (name: GroupName) =>
  name === 'marker'
    ? 'frontal.marker'
    : name === 'main' || name === 'further' || name === 'planes'
      ? (`face.groups.${name}` as const)
      : (`workbench.regions.${name}` as const)
