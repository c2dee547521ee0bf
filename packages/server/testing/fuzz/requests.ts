import { type CallName, calls } from '@sella/contract/calls/index'
import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'
import { ownOnly, reaching } from '../every-call'
import type { Own } from '../own'
import { nastyValue, type Schema, valuesOf } from './schema-values'

/** One request that a stranger to the rules might send. */
export interface Request {
  readonly name: CallName
  readonly input: unknown
  readonly body: Uint8Array
}

/** Every call but the one whose answer does not end. */
const fuzzed = (Object.keys(calls) as CallName[]).filter(name => calls[name].reply !== 'events')

/** One field of a value, however deep, becomes something else, goes, or comes in addition. */
const spoilt = (value: unknown, path: readonly number[], put: unknown): unknown => {
  if (typeof value !== 'object' || value === null || path.length === 0) return put
  const [first = 0, ...rest] = path
  const keys = Object.keys(value)
  const key = keys[first % (keys.length + 1)] ?? 'unheard'
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value }
  const inner = (copy as Record<string, unknown>)[key]
  ;(copy as Record<string, unknown>)[key] = spoilt(inner, rest, put)
  return copy
}

const isFields = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

const attemptsOf = (name: CallName, own: Own): readonly unknown[] => {
  const reached = (reaching[name] ?? []) as readonly ((own: Own) => unknown)[]
  const listed = ownOnly[name] as ((own: Own) => unknown) | undefined
  return [...reached, ...(listed ? [listed] : [])].map(attempt => attempt(own))
}

/** Inputs of one call: such as fit its schema, such as really work, and both with a field spoilt. */
const inputsOf = (name: CallName, own: Own, existing: Arbitrary<string>): Arbitrary<unknown> => {
  const schema = z.toJSONSchema(calls[name].input as z.core.$ZodType, { io: 'input', unrepresentable: 'any' }) as Schema
  const working = attemptsOf(name, own)
  const fitting = valuesOf(schema, existing)
  const sound = working.length > 0 ? fc.oneof(fitting, { weight: 3, arbitrary: fc.constantFrom(...working) }) : fitting
  const path = fc.array(fc.nat(12), { minLength: 1, maxLength: 3 })
  const put = fc.oneof(nastyValue, existing)
  const any = fc.oneof(
    sound,
    fc.tuple(sound, path, put).map(([value, at, by]) => spoilt(value, at, by)),
  )
  // A query is a list of fields, whatever is in them.
  return calls[name].body === 'json' ? any : any.map(value => (isFields(value) ? value : {}))
}

/** Requests to every call in turn by chance; `files` are true files, sent whole, cut short or spoilt by a byte. */
export const requestsOf = (own: Own, files: readonly Uint8Array[]): Arbitrary<Request> => {
  const existing = fc.constantFrom(...Object.values(own).filter(text => text !== ''))
  const whole = fc.constantFrom(...files)
  const cut = fc
    .tuple(whole, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([file, share]) => file.slice(0, file.length * share))
  const flipped = fc.tuple(whole, fc.nat(), fc.nat(255)).map(([file, at, byte]) => {
    const copy = Uint8Array.from(file)
    copy[at % copy.length] = byte
    return copy
  })
  const bodies = fc.oneof(whole, cut, flipped, fc.uint8Array({ maxLength: 200 }))
  return fc.oneof(
    ...fuzzed.map(name => fc.record({ name: fc.constant(name), input: inputsOf(name, own, existing), body: bodies })),
  )
}
