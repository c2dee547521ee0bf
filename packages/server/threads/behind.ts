import { getPriority, setPriority } from 'node:os'

/**
 * The niceness of a thread whose work is waited for in seconds, where calls are waited for in milliseconds: while both want the
 * processor, such a thread gets a thirtieth of what the thread of the calls gets; when nothing else wants it, all. At 10 the four or
 * five of them took a quarter of two cores while the thread of the calls waited for half of its time.
 */
const nice = 15

/**
 * Called within a thread of heavy work, before it starts any of its own (these inherit it). Only Linux has a priority for each
 * thread: elsewhere the whole process would give way.
 */
export const stayBehind = (): void => {
  if (process.platform !== 'linux') return
  try {
    // A process that gives way to others already cannot be raised again, nor need it be lowered.
    if (getPriority() < nice) setPriority(nice)
  } catch {
    // A sandbox may forbid it; the work is done all the same.
  }
}
