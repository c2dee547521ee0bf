// A process that runs the built `sella` again and again: a server less to load for every journey (e2e/hosts.ts speaks to it).
import { main } from '../dist/sella.mjs'

const signals = ['SIGINT', 'SIGTERM']

/** Runs one command under its own environment until it ends by itself or is told to. */
const run = async ({ args, root, environment }) => {
  const before = { ...process.env }
  Object.assign(process.env, environment)
  process.exitCode = 0
  await main({ args, root })
  for (const signal of signals) process.removeAllListeners(signal)
  for (const name of Object.keys(environment)) {
    if (name in before) process.env[name] = before[name]
    else delete process.env[name]
  }
  process.send({ ended: process.exitCode })
}

process.on('message', message => {
  if (message === 'end') process.emit('SIGTERM')
  else void run(message)
})
// Whoever wanted it is gone.
process.on('disconnect', () => process.exit())
