import { type ChildProcess, fork } from 'node:child_process'
import type { Socket } from 'node:net'
import { join } from 'node:path'

interface Run {
  readonly args: readonly string[]
  readonly root: string
  /** Beside that of the host itself. */
  readonly environment: Readonly<Record<string, string>>
}

export interface Running {
  /** The status with which it has ended; null while it runs. */
  readonly status: () => number | null
  /** What it has written into its log so far. */
  readonly log: () => string
  /** Ends it as SIGTERM would; resolves when it has ended. */
  readonly end: () => Promise<void>
}

/** Hosts that run nothing now. */
const idle: ChildProcess[] = []

/** A process that can run the built `sella` many times. */
const started = (): ChildProcess => {
  const child = fork(join(import.meta.dirname, 'hosted.mjs'), { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  return child.setMaxListeners(0)
}

/** Whether whoever asked stays for it: an idle host keeps nobody from ending, and ends with them. */
const hold = (host: ChildProcess, isBusy: boolean): void => {
  for (const end of [host, host.channel, host.stderr as Socket | null]) isBusy ? end?.ref() : end?.unref()
}

const idleHost = (): ChildProcess => {
  for (;;) {
    const host = idle.pop()
    if (!host) return started()
    // One may have died while nothing ran in it.
    if (host.connected) return host
  }
}

/**
 * Runs a command of the built product in a process that has loaded it already, where one is idle. Each run has arguments, an
 * environment and a log of its own; no two are in one process at a time.
 */
export const runHosted = (run: Run): Running => {
  const host = idleHost()
  hold(host, true)
  const written: Buffer[] = []
  let status: number | null = null
  const hear = (piece: Buffer): void => {
    written.push(piece)
    process.stderr.write(piece)
  }
  const ended = new Promise<void>(resolve => {
    const over = (code: number): void => {
      host.stderr?.off('data', hear)
      host.off('message', finished).off('exit', gone)
      status = code
      resolve()
    }
    const finished = (message: unknown): void => {
      over((message as { readonly ended: number }).ended)
      hold(host, false)
      idle.push(host)
    }
    const gone = (code: number | null): void => over(code ?? 1)
    host.stderr?.on('data', hear)
    host.on('message', finished).on('exit', gone)
  })
  host.send(run)
  return {
    status: () => status,
    log: () => Buffer.concat(written).toString(),
    end: () => {
      if (status === null) host.send('end')
      return ended
    },
  }
}
