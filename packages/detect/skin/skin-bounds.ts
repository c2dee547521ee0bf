/*
 * Lips and subnasale (turns) and chin (gentle) of 373 films, each left out of the detected points, estimated, and read from the
 * traced skin: where the film showed it, 68 % of the errors against the readers were below these (canonical mm); elsewhere below
 * `unseen` times the estimate's own bound. See training/README.md for the coverage.
 */
export const skinBounds = { leastEvidence: 0.35, turn: 1.6, gentle: 3.5, unseen: 1.5 } as const
