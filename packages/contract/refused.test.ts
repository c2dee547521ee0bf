import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type CallName, calls } from './calls/index'

interface Refused {
  readonly call: CallName
  readonly why: string
  readonly input: unknown
}

const folder = join(import.meta.dirname, 'refused')

describe.each(readdirSync(folder))('%s', file => {
  const rows = JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly Refused[]
  test.each(rows)('$call refuses $why', ({ call, input }) => {
    expect(calls[call].input.safeParse(input).success).toBe(false)
  })
})
