import { z } from 'zod/mini'
import { call } from '../call'
import { serverEvent } from '../events'
import * as f from '../fields'

export const system = {
  authorize: call('/system/authorize', {
    input: f.nothing,
    output: z.strictObject({
      accessKeyId: z.string(),
      accessKeySecret: z.string(),
      securityToken: z.string(),
      expiration: z.string(),
    }),
    does: 'Credentials of 30 minutes with which the caller signs addresses of her own files (see file/get); renewed after 10.',
  }),
  addLog: call('/system/addLog', {
    input: z.strictObject({ level: z.enum(['info', 'warn', 'error']), text: f.longText, route: z.optional(f.shortText) }),
    output: f.done,
    does: 'Writes a line of the browser into the server log.',
  }),
  events: call('/events', {
    method: 'GET',
    body: 'query',
    reply: 'events',
    input: f.nothing,
    output: serverEvent,
    does: 'Progress of the caller’s own jobs and changes of her records, as server-sent events until her session ends; opened again, fetch what is shown.',
  }),
} as const
