import { Writable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'

/** A server of nothing whose log from `warn` on is collected in `lines`. */
export const loggedApp = (): { readonly app: FastifyInstance; readonly lines: readonly Record<string, unknown>[] } => {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write: (piece, _, done) => {
      lines.push(JSON.parse(String(piece)))
      done()
    },
  })
  return { app: Fastify({ logger: { level: 'warn', stream } }), lines }
}
