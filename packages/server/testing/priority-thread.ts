import { readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { answerTasks } from '../threads/answering'

export interface Priority {
  readonly nice: number
  /** Of Linux: 0 usual, 5 idle (`sched(7)`). */
  readonly policy: number
}

/** Of proc(5)'s fields in `stat`, counted from the third: the first two are a number and a name, which may hold anything. */
const policyField = 41 - 3

/** A thread that says at which priority the system runs it. */
answerTasks<null, Priority>(async () => {
  const stat = readFileSync('/proc/thread-self/stat', 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { nice: getPriority(), policy: Number(fields[policyField]) }
})
