/** The parts of an error that are logged. */
export type LoggedError = {
  readonly type: string
  readonly message: string
  readonly code?: string
  /** The stack's locations, without the message before them. */
  readonly stack: string
}

/** Parsers quote the input they could not read. */
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
 * What failed and where, but never with which data: a database's message contains the whole refused row, a mail server's the
 * addresses, and no patient data belongs in a log.
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
