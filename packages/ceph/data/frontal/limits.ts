/**
 * Limits of the side comparison; clinical/beyond/frontal.json, `thresholds`, and frontal.md, sections 6 and 7.
 * - `indistinct`, mm: two points of 1.0 mm each cannot tell a smaller difference (proposal).
 * - `unnoticed`, mm and degrees: differences below are usually not noticed (CHOI15, LONIC17, confirmed).
 * - `turned`, mm: Z and LO further from the midline on the same side by more than this tell a turned head (proposal).
 */
export const frontalLimits = { indistinct: 2, unnoticed: 3, turned: 3 } as const
