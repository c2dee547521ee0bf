/**
 * From this age on, in years, a patient counts as grown where a change is explained to her. Jaws of males still grew between 16 and 20
 * (clinical/beyond/growth.md, LOVE90); that they stop there is our own limit, for a clinician to confirm.
 */
export const grownAge = 20
