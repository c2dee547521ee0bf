import { connect, createServer, type Socket } from 'node:net'

/** A way to a database that can be cut. */
export interface Wire {
  readonly port: number
  /** Ends all connections, and takes no new ones. */
  cut(): void
  mend(): void
  close(): Promise<void>
}

/** A port of this machine behind which the PostgreSQL of a socket file answers. */
export const wireTo = async (socketFile: string): Promise<Wire> => {
  const open = new Set<Socket>()
  let whole = true
  const server = createServer(near => {
    if (!whole) {
      near.resetAndDestroy()
      return
    }
    const far = connect(socketFile)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from
        .on('error', () => to.destroy())
        .on('close', () => {
          open.delete(from)
          to.destroy()
        })
      from.pipe(to)
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const cut = (): void => {
    whole = false
    for (const socket of open) socket.destroy()
  }
  return {
    port,
    cut,
    mend: () => {
      whole = true
    },
    close: async () => {
      cut()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
