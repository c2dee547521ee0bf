import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, root } from '../e2e/product'
import { figure } from './figures'

/** Seconds from the command to the first answer of the front page. */
const start = async (data: string): Promise<number> => {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    env: { ...process.env, PORT: String(port), SELLA_DATA: data, HOST: '127.0.0.1' },
    stdio: 'ignore',
  })
  try {
    while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => null))?.ok) {
      if (child.exitCode !== null) throw new Error('the server ended')
      await new Promise(resolve => setTimeout(resolve, 20))
    }
    return (performance.now() - began) / 1000
  } finally {
    child.kill('SIGTERM')
    await new Promise(resolve => child.once('exit', resolve))
  }
}

const data = await mkdtemp(join(tmpdir(), 'sella-bench-'))
await rm(join(root, 'dist'), { recursive: true, force: true })
figure('start.cold', await start(data), 's')
figure('start.warm', await start(data), 's')
await rm(data, { recursive: true, force: true })
