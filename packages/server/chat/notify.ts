import type { Notices } from '../events/notices'

interface Changed {
  readonly uuid: string
  readonly doctor: string
  /** Position of the last message. */
  readonly seq: number
}

/** Notifies the doctor and all staff of a new message; each fetches the content with their own rights. */
export const notifyBoth = (notices: Notices, { uuid, doctor, seq }: Changed): void => {
  const event = { type: 'chat', uuid, seq } as const
  notices.tell({ doctor, event })
  notices.tell({ staff: true, event })
}
