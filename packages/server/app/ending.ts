import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'
import type { Ports } from './all-handlers'
import { silentConnections } from './silent-connections'

const second = 1000

/** Milliseconds between two looks for connections over which the last call has been answered. */
const idleEvery = 50

/**
 * Stops listening at once, answers the calls in progress, and cuts off those that take longer than allowed. A connection whose call is
 * answered meanwhile is closed then: its caller was told, before anybody thought of closing, that it would stay open.
 */
const drained = async (app: FastifyInstance, { notices }: Pick<Ports, 'notices'>, patience: number): Promise<void> => {
  notices.end()
  const timer = setTimeout(() => app.server.closeAllConnections(), patience * second)
  const idle = setInterval(() => app.server.closeIdleConnections(), idleEvery)
  await app.close()
  clearTimeout(timer)
  clearInterval(idle)
}

interface Running {
  readonly app: FastifyInstance
  readonly ports: Pick<Ports, 'notices' | 'store'>
  readonly limits: Config['drain']
  /** Called when the server stops accepting calls. */
  readonly onDraining: () => void
  /** Ends the background work. */
  readonly endBehind: () => Promise<void>
}

/** The two ways in which a server ends: at once, or announced. */
export const endingOf = ({ app, ports, limits, onDraining, endBehind }: Running) => {
  const cutSilent = silentConnections(app.server)
  const close = async (): Promise<void> => {
    onDraining()
    const closed = drained(app, ports, limits.limit)
    cutSilent()
    await closed
    await endBehind()
    await ports.store.close()
  }
  const drain = async (): Promise<void> => {
    onDraining()
    await new Promise(resolve => setTimeout(resolve, limits.notice * second))
    await close()
  }
  return { close, drain }
}
