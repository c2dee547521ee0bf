import { InferenceSession } from 'onnxruntime-node'

/**
 * A network ready to run with this many threads.
 *
 * `force_spinning_stop`: by default a network's threads keep spinning after its run, taking processor time from the next network and
 * from the work between two runs (on two cores a film took 1.02 s and 1.8 s of processor time; with this setting 0.75 s and 1.3 s).
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
