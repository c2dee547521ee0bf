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
 * Whether heavy work may have nothing at all while others want the processors: only where none but the server's own threads share them,
 * as in a control group of its own. Elsewhere a report waited for two minutes beside processes that never rest.
 */
const mayStarve = (): boolean => process.env.SELLA_HEAVY_WORK === 'idle'

/**
 * Called within a thread of heavy work, before it starts any of its own (these inherit it). Only Linux has a priority for each
 * thread: elsewhere the whole process would give way.
 */
export const stayBehind = (): void => {
  if (process.platform !== 'linux') return
  try {
    // A process that gives way to others already cannot be raised again, nor need it be lowered.
    if (getPriority() < nice) setPriority(nice)
    if (mayStarve()) becomeIdle()
  } catch {
    // A sandbox may forbid it; the work is done all the same.
  }
}
