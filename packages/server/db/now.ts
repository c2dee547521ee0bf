/** Milliseconds since 1970; handed in, so that tests can turn the clock. */
export type Clock = () => number

/** Milliseconds since 1970 as the texts of the database: ISO 8601 in UTC, which sort as they follow each other. */
export const instant = (ms: number): string => new Date(ms).toISOString()
