/** What was fetched last, and by what: a part, or null where it could not be fetched. */
export interface Fetched<Load, Part> {
  readonly by: Load | undefined
  readonly part: Part | null
}

/** The part of the open picture: null where it has none, undefined until its own is there. That of the picture before is none of it. */
export const ownPart = <Load, Part>(load: Load | undefined, { by, part }: Fetched<Load, Part>): Part | null | undefined => {
  if (!load) return null
  return by === load ? part : undefined
}
