/** What the log keeps of an error. */
export type LoggedError = {
  readonly type: string
  readonly message: string
  readonly code?: string
  /** The places it went through, without the message before them. */
  readonly stack: string
}

/** A parser quotes what it could not read. */
const quoted = /(["'`])[\s\S]*\1/g

const messageOf = (error: Error): string => {
  const text = error.message.slice(0, 500)
  return error instanceof SyntaxError ? text.replace(quoted, '…') : text
}

const placesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .slice(0, 20)
    .join('\n')

/**
 * What went wrong and where, never with what: a database tells the whole row that it refused beside its message, a mail server the
 * addresses, and no patient belongs into a log.
 */
export const loggedError = (error: unknown): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
  const { code } = error as { readonly code?: unknown }
  const cause =
    error.cause instanceof Error ? `\ncaused by ${error.cause.name}: ${messageOf(error.cause)}\n${placesOf(error.cause)}` : ''
  return {
    type: error.name,
    message: messageOf(error),
    ...(typeof code === 'string' ? { code } : {}),
    stack: placesOf(error) + cause,
  }
}
