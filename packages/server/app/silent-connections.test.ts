import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startBench } from '../testing/bench'

test('a connection opened ahead of need does not hold up the server when it closes', async () => {
  const bench = await startBench(null)
  await bench.doctor()
  const { hostname, port } = new URL(bench.server.address)
  const ahead = connect(Number(port), hostname)
  await new Promise(resolve => ahead.once('connect', resolve))
  // The server has taken it in when a call that came after it is answered.
  await bench.doctor()
  const cut = new Promise(resolve => ahead.once('close', resolve))
  const began = performance.now()
  await bench.close()
  await cut
  // A call in hand may take 20 s.
  expect(performance.now() - began).toBeLessThan(10_000)
})
