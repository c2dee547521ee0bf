import { z } from 'zod/mini'

/** The state of a job on the server. */
export const jobState = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled'])
