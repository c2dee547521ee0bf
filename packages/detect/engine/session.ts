import { InferenceSession } from 'onnxruntime-node'

/**
 * A network ready to run with this many threads.
 *
 * `force_spinning_stop`: by default a network's threads go on waiting busily after its run, and take the processor from the next
 * network and from what is done between two runs (on two cores a film took 1.02 s of 1.8 s of processor, with it 0.75 s of 1.3 s).
 * `enableCpuMemArena` is off: the arena would keep the scratch memory of the largest film permanently.
 */
export const openSession = (weights: Buffer, threads: number): Promise<InferenceSession> =>
  InferenceSession.create(weights, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
    logSeverityLevel: 3,
    extra: { session: { force_spinning_stop: '1' } },
  })
