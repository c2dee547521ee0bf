import { getPriority } from 'node:os'
import { answerTasks } from '../threads/answering'

/** A thread that says at which priority the system runs it. */
answerTasks<null, number>(async () => getPriority())
