import type { FastifyInstance } from 'fastify'
import type { BrowserLine } from '../log/calls'
import type { EngineLine } from '../log/engine-lines'
import type { Letter } from '../mail/mail'

/** Server log lines that do not belong to a call; silent until the HTTP interface, which has the log, is built. */
export const silentLog = () => ({
  write: (_: BrowserLine): void => undefined,
  engine: (_: EngineLine): void => undefined,
  letter: (_: Letter): void => undefined,
  account: (_: { readonly event: string; readonly doctor: string }): void => undefined,
  fail: (_: unknown): void => undefined,
})

export const logInto = ({ log }: FastifyInstance): ReturnType<typeof silentLog> => ({
  write: ({ level, ...line }) => log[level](line, 'browser'),
  engine: line => log.warn(line, 'engine'),
  // A person waits for this letter, so it is logged at every level except silent.
  letter: letter => log.error({ letter }, 'letter'),
  account: line => log.warn(line, 'account'),
  fail: error => log.error({ err: error }, 'after the answer'),
})
