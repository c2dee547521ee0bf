import { actKeyHeader, type Call } from '@sella/contract/call'
import { type CallName, calls } from '@sella/contract/calls/index'
import type { Granted } from '../access/gate'
import type { Act } from '../acts/sealed-reply'
import { Refusal } from '../http/refusal'

/** A caller's key for one act of hers, as chosen by her browser. */
const keyShape = /^[A-Za-z0-9_-]{16,64}$/

interface Asked {
  readonly input: unknown
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly granted: Granted | null
}

/** The act that a request begins or repeats; null if its call may be made any number of times, or the request names no act. */
export const actOf = (name: CallName, { input, headers, granted }: Asked): Act | null => {
  const row: Call = calls[name]
  const key = headers[actKeyHeader]
  if (!row.once || key === undefined) return null
  if (typeof key !== 'string' || !keyShape.test(key)) throw new Refusal('INPUT_INVALID', { field: actKeyHeader })
  return { person: granted && `${granted.person} ${granted.doctor}`, call: name, input, key }
}
