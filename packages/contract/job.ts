import { z } from 'zod/mini'

/** Where a job of the server stands. */
export const jobState = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled'])
