import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Connections over which nothing was asked yet. Browsers open some ahead of need, and Node counts them neither as idle nor as
 * answered: a server that closes would wait for them. The function returned cuts those that there are.
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
