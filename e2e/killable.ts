import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumPath, freePort } from './product'

/** A browser of its own profile on the disk that can be killed as the power goes, and started again. */
export const killableBrowser = async () => {
  const profile = await mkdtemp(join(tmpdir(), 'sella-profile-'))
  const port = await freePort()
  let [child, browser]: [ChildProcess | null, Browser | null] = [null, null]
  const connect = async (left = 100): Promise<Browser> => {
    try {
      return await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    } catch (error) {
      if (left === 0) throw error
      await new Promise(resolve => setTimeout(resolve, 100))
      return connect(left - 1)
    }
  }
  const kill = async (): Promise<void> => {
    const dying = child
    if (dying?.pid === undefined) return
    const gone = new Promise(resolve => dying.once('exit', resolve))
    // The whole group: no part of the browser may still write anything down.
    process.kill(-dying.pid, 'SIGKILL')
    await gone
    await rm(join(profile, 'SingletonLock'), { force: true })
    ;[child, browser] = [null, null]
  }
  return {
    start: async (): Promise<Page> => {
      const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--lang=zh-CN']
      const own = [`--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, '--window-size=1440,900']
      child = spawn(chromiumPath ?? '', [...flags, ...own, 'about:blank'], { stdio: 'ignore', detached: true })
      browser = await connect()
      const [context] = browser.contexts()
      if (!context) throw new Error('the browser has no window')
      return context.newPage()
    },
    kill,
    close: async (): Promise<void> => {
      await kill()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
