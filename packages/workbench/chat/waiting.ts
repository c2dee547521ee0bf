import type { ChatContext } from '@sella/contract/chat'
import { type ErrorCode, errors } from '@sella/contract/errors'

/** A message not yet confirmed by the server. */
export interface Waiting {
  readonly uuid: string
  readonly text: string
  /** Its file is stored beside it. */
  readonly picture: boolean
  readonly context?: ChatContext
  readonly at: string
  /** Why the server refused it; it then waits for the doctor, otherwise for the network. */
  readonly refused?: ErrorCode
}

/** Without its reason, so that it is sent again. */
export const again = (list: readonly Waiting[], uuid: string): readonly Waiting[] =>
  list.map(message => (message.uuid === uuid ? { ...message, refused: undefined } : message))

export const withRefusal = (list: readonly Waiting[], uuid: string, refused: ErrorCode): readonly Waiting[] =>
  list.map(message => (message.uuid === uuid ? { ...message, refused } : message))

export const without = (list: readonly Waiting[], uuid: string): readonly Waiting[] =>
  list.filter(message => message.uuid !== uuid)

/** The next message to send: in the order of writing, skipping refused ones. */
export const nextOf = (list: readonly Waiting[]): Waiting | undefined => list.find(message => message.refused === undefined)

export const storedText = (list: readonly Waiting[]): string | null => (list.length > 0 ? JSON.stringify(list) : null)

const isWaiting = (value: unknown): value is Waiting => {
  const { uuid, text, picture, at } = (value ?? {}) as Readonly<Record<string, unknown>>
  return typeof uuid === 'string' && typeof text === 'string' && typeof picture === 'boolean' && typeof at === 'string'
}

/** The stored messages, as far as readable; nothing in an older or broken form. */
export const readStored = (text: string | null): readonly Waiting[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isWaiting) : []
  } catch {
    return []
  }
}

/**
 * Whether the failure lies in the connection rather than the message: it is sent automatically once the network is back, or after
 * signing in again.
 */
export const isOnTheWay = (reason: ErrorCode): boolean => {
  const { status } = errors[reason]
  return status === 0 || status === 401 || status >= 500
}
