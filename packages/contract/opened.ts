import { z } from 'zod/mini'

/** What opens without a sign-in, for whoever holds its address or token: links to cases, phones, invitations, machines. */
export const openedKind = z.enum(['links', 'phones', 'invitations', 'machines'])

export type OpenedKind = z.infer<typeof openedKind>
