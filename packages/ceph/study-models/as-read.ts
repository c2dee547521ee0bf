/** A length as a reader sees it: to 0.1 mm, halves away from zero. What has limits in mm is named by it, never against the number beside it. */
export const asRead = (mm: number): number => (Math.sign(mm) * Math.round(Math.abs(mm) * 10)) / 10
