import { stat } from 'node:fs/promises'
import { taskThread, threadEntry } from '../threads/in-thread'
import { turns } from '../threads/turns'
import { drawModel } from './model-drawing'

/** Bytes of a file that is drawn in less time than a thread takes to start. */
const small = 256 * 1024

/** Models lie whole in memory while they are drawn. */
const turn = turns(1)

const inThread = async (place: string): Promise<Buffer | null> => {
  const thread = taskThread<string, Uint8Array | null>({}, threadEntry('../files/model-thread.ts', 'model-thread.mjs'))
  try {
    const drawn = await thread.run(place, { signal: new AbortController().signal, report: () => undefined })
    return drawn && Buffer.from(drawn)
  } finally {
    // It ends with its model: a scan's triangles take a hundred MB.
    void thread.close()
  }
}

/**
 * A JPEG of an STL or PLY file for its slot; null when it cannot be drawn. Large ones are drawn in a thread of their own, so that other
 * calls are answered meanwhile. A thread that breaks down costs the picture, never the model.
 */
export const modelThumb = (place: string): Promise<Buffer | null> =>
  turn(async () => {
    const { size } = await stat(place)
    return size <= small ? drawModel(place) : inThread(place).catch(() => null)
  })
