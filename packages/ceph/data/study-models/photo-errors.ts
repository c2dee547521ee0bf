/**
 * Errors of lengths read on an occlusal photograph. Proposals: models.md gives no error for photographs, only that their widths
 * differ from a caliper's (NAIDU09) and that a scale must lie in the plane of the teeth.
 */

/**
 * Standard error of one distance between two points placed on a photograph, mm: twice that of a model, whose contacts are seen
 * perpendicular to each tooth.
 */
export const photoReadingError = 0.3

/**
 * Relative error common to all lengths of a picture: teeth 5 mm nearer than the ruler to a camera at 250 mm appear 2 % larger.
 */
export const planeShare = 0.02
