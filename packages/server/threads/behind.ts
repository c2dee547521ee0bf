import { spawnSync } from 'node:child_process'
import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { basename } from 'node:path'

/**
 * The niceness of a thread whose work is waited for in seconds, where calls are waited for in milliseconds: while both want the
 * processor, such a thread gets a thirtieth of what the thread of the calls gets; when nothing else wants it, all.
 */
const nice = 15

/**
 * Gives the calling thread the idle policy of Linux besides. Niceness alone still costs calls much of their time: a statement wakes its
 * PostgreSQL process, which the kernel puts on the processor of the thread that sent it, before that thread has gone on, rather than on
 * the other one where heavy work runs; a processor on which only idle threads run counts as free. An unprivileged thread cannot return
 * from it. Node knows no policies, so this is left to `chrt` of util-linux; without it niceness has to do.
 */
const becomeIdle = (): void => {
  const thread = basename(readlinkSync('/proc/thread-self'))
  spawnSync('chrt', ['--idle', '--pid', '0', thread], { stdio: 'ignore', timeout: 2000 })
}

/**
 * Whether heavy work may be starved while others want the processors: only if it shares them with the server's own threads
 * alone, as in a control group of its own. Elsewhere a report waited for two minutes beside processes that never rest.
 */
const mayStarve = (): boolean => process.env.SELLA_HEAVY_WORK === 'idle'

/**
 * Whether heavy work gives way to calls. Not in tests, which wait for both and run beside each other, and only on Linux, which has a
 * priority per thread: elsewhere the whole process would be lowered.
 */
export const givesWay = (): boolean => process.platform === 'linux' && process.env.SELLA_HEAVY_WORK !== 'equal'

/** Called at the start of a thread of heavy work, before it starts threads of its own, which inherit its priority. */
export const stayBehind = (): void => {
  if (!givesWay()) return
  try {
    // A process with lowered priority cannot be raised again, nor need it be lowered.
    if (getPriority() < nice) setPriority(nice)
    if (mayStarve()) becomeIdle()
  } catch {
    // A sandbox may forbid it; the work runs regardless.
  }
}
