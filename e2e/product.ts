import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { demoInto } from '@sella/server/testing/drawn-demo'
import { type Running, runHosted } from './hosts'

export const root = join(fileURLToPath(import.meta.url), '..', '..')

/** Real films for development; absent for everybody else. */
export const sharedFolder = process.env.SELLA_SHARED ?? join(root, '..', 'shared')

/** Each worker of a run counts through ports of its own, below those that the system hands out by itself: nobody takes one meanwhile. */
const firstPort = 20_000 + 1000 * (Number(process.env.VITEST_POOL_ID ?? 0) % 10)
let portsTried = process.pid % 500

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const server = createServer().on('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** A port of 127.0.0.1 that nobody listens on. Throws where a worker's thousand are all taken. */
export const freePort = async (): Promise<number> => {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const port = firstPort + (portsTried++ % 1000)
    if (await isFree(port)) return port
  }
  throw new Error('no free port')
}

type Environment = Readonly<Record<string, string>>

export interface Product {
  readonly url: string
  readonly data: string
  /** What the server has written into its log so far. */
  readonly log: () => string
  /** Ends the server as an operator would (SIGTERM) and removes its data. */
  readonly close: () => Promise<void>
}

/** A loaded machine takes long to start a server; the bound only ends one that never answers. */
const minutes = 4

const answers = async (url: string, server: Running): Promise<void> => {
  for (let attempt = 0; attempt < minutes * 600; attempt++) {
    if (server.status() !== null) throw new Error(`the server ended with ${server.status()}`)
    const reply = await fetch(url).catch(() => null)
    if (reply?.ok) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`the server did not answer within ${minutes} minutes`)
}

const sella = join(root, 'bin/sella.mjs')

/** Adds the demo to a data folder. */
const addDemo = async (data: string): Promise<void> => {
  const { stderr } = await promisify(execFile)(process.execPath, [sella, 'demo', '--data', data])
  process.stderr.write(stderr)
}

/** Starts the built product on a free port over an empty data folder, with the demo and further settings when asked. */
export const startProduct = async (
  options: { readonly demo?: boolean; readonly settings?: (port: number) => Environment } = {},
): Promise<Product> => {
  const port = await freePort()
  const data = await mkdtemp(join(tmpdir(), 'sella-e2e-'))
  if (options.demo) await demoInto(data, addDemo)
  const server = runHosted({
    args: ['serve', '--port', String(port), '--host', '127.0.0.1', '--data', data],
    root,
    environment: options.settings?.(port) ?? {},
  })
  const url = `http://127.0.0.1:${port}`
  await answers(url, server)
  return {
    url,
    data,
    log: server.log,
    close: async () => {
      await server.end()
      await rm(data, { recursive: true, force: true })
    },
  }
}

/**
 * The same browser without windows of its own, where it is installed: it draws and runs pages alike and takes two thirds of the time.
 * Else Debian's and the usual places of Chromium; `SELLA_CHROMIUM` names another.
 */
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(name => `/usr/bin/${name}`)

export const chromiumPath: string | null =
  [process.env.SELLA_CHROMIUM, ...browsers].find(path => path !== undefined && existsSync(path)) ?? null
