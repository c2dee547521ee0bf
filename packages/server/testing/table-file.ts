import { base } from '@sella/contract/call'
import { calls, type Input } from '@sella/contract/calls/index'
import { expect } from 'vitest'
import type { TestBench, Visitor } from './bench'

/** The file of a call for measurements, as it is answered. */
export const tableFile = async <K extends 'caseMeasurements' | 'searchMeasurements'>(
  bench: TestBench,
  doctor: Visitor,
  { call, wish }: { readonly call: K; readonly wish: Input<K> },
): Promise<Buffer> => {
  const reply = await fetch(`${bench.server.address}${base}${calls[call].path}`, {
    method: 'POST',
    headers: { authorization: doctor.token, 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  })
  expect(reply.status).toBe(200)
  return Buffer.from(await reply.arrayBuffer())
}
