import { kept } from '../memory/session'

/** Name under which the unsent messages of a conversation are stored. */
export const unsentName = (key: string): string => `chat.${key}.out`

/** Whether anything is left to send. */
export const isLeft = (key: string): boolean => kept(unsentName(key)) !== null
