/** Where a draft made at the desk of a clinic is kept, null for the doctor's own: what is typed at one is never offered at another. */
export const slotAt = (name: string, desk: string | null): string => (desk === null ? name : `${name}.${desk}`)
