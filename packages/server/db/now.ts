/** Milliseconds since 1970; injected, so that tests can set the clock. */
export type Clock = () => number

/** Milliseconds since 1970 as text for the database: ISO 8601 in UTC, which sorts chronologically. */
export const instant = (ms: number): string => new Date(ms).toISOString()
