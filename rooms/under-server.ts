/** Of each room which others it may look into. */
export type Rooms = Readonly<Record<string, readonly string[]>>

/** What every room of the server may look into. */
export const underServer = ['ceph', 'drawing', 'contract', 'detect'] as const
