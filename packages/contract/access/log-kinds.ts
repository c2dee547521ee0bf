/** The kinds by which the entries of a clinic's log can be filtered. */
export const logKinds = ['see', 'change', 'export', 'members', 'share'] as const
export type LogKind = (typeof logKinds)[number]
