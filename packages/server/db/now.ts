/** Milliseconds since 1970; handed in, so that tests can turn the clock. */
export type Clock = () => number

export const instant = (ms: number): string => new Date(ms).toISOString()
