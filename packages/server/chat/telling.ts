import type { Notices } from '../events/notices'

interface Changed {
  readonly uuid: string
  readonly doctor: string
  /** Place of the last message. */
  readonly seq: number
}

/** Tells the doctor and all of the staff that a conversation went on; what was said they ask for, each by her own right. */
export const tellBoth = (notices: Notices, { uuid, doctor, seq }: Changed): void => {
  const event = { type: 'chat', uuid, seq } as const
  notices.tell({ doctor, event })
  notices.tell({ staff: true, event })
}
