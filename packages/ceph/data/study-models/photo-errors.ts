/**
 * How far lengths read on an occlusal photograph may be off. Proposals: models.md gives no error of photographs, only that their widths
 * differ from a caliper's (NAIDU09) and that a scale must lie in the plane of the teeth.
 */

/** Standard error of one distance between two points placed on a photograph, mm: twice that of a model, whose contacts are seen at right angles to each tooth. */
export const photoReadingError = 0.3

/** Share by which all lengths of a picture may be off: teeth 5 mm nearer to a camera at 250 mm than the ruler look 2 % larger. */
export const planeShare = 0.02
