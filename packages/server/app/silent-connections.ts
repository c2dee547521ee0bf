import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Tracks connections over which no request has been made yet. Browsers open some ahead of need, and Node counts them neither as
 * idle nor as answered, so a closing server would wait for them. The returned function closes them.
 */
export const silentConnections = (server: Server): (() => void) => {
  const silent = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.prependListener('request', ({ socket }) => silent.delete(socket))
  return () => {
    for (const socket of silent) socket.destroy()
  }
}
