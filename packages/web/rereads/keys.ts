/** Names under which answers of this page are held; those of cases begin as all lists of cases do. */
export const keys = { rereads: ['rereads'], traced: ['patients', 'reliability'] } as const
