// Stands in for the detection's thread: breaks down, hangs until stopped, or answers, by the name of the film.
import { parentPort, threadId } from 'node:worker_threads'

parentPort.on('message', told => {
  if (told === 'end') return parentPort.close()
  const { place } = told.task
  if (place === 'exits') process.exit(3)
  if (place === 'throws') throw new Error('out of order')
  parentPort.postMessage({ progress: 0.5, step: 'fine' })
  if (place === 'refuses') return parentPort.postMessage({ refused: 'IMAGE_BROKEN', details: {} })
  const finish = () => parentPort.postMessage({ done: { model: `thread ${threadId}`, checks: { isCeph: true }, landmarks: {} } })
  if (place !== 'hangs') return finish()
  const stop = new Int32Array(told.stop)
  const timer = setInterval(() => {
    if (Atomics.load(stop, 0) === 0) return
    clearInterval(timer)
    parentPort.postMessage({ failed: 'stopped' })
  }, 5)
})
