/**
 * From this age on, in years, a patient counts as grown where a change is explained to her: jaws of men grow until then
 * (clinical/beyond/growth.md, LOVE90: males 16 to 20).
 */
export const grownAge = 20
