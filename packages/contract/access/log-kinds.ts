/** Under which an entry of a clinic's log is found. */
export const logKinds = ['see', 'change', 'export', 'members', 'share'] as const
export type LogKind = (typeof logKinds)[number]
