import { stat } from 'node:fs/promises'
import { taskThread, threadEntry } from '../threads/in-thread'
import { turns } from '../threads/turns'
import { drawModel } from './model-drawing'
import type { DrawnView, ModelPlaces } from './model-views'

/** Files below this many bytes are drawn in less time than a thread takes to start. */
const small = 256 * 1024

/** A model is held in memory as a whole while it is drawn. */
const turn = turns(1)

export type ModelTask = { readonly place: string } | { readonly places: ModelPlaces }
export interface ModelAnswer {
  readonly picture?: Uint8Array | null
  readonly views?: readonly DrawnView[]
}

const inThread = async (task: ModelTask): Promise<ModelAnswer> => {
  const thread = taskThread<ModelTask, ModelAnswer>({}, threadEntry('../files/model-thread.ts', 'model-thread.mjs'))
  try {
    return await thread.run(task, { signal: new AbortController().signal, report: () => undefined })
  } finally {
    // The thread ends with its model: a scan's triangles take a hundred MB.
    void thread.close()
  }
}

const thumbInThread = async (place: string): Promise<Buffer | null> => {
  const { picture } = await inThread({ place })
  return picture ? Buffer.from(picture) : null
}

/**
 * A JPEG of an STL or PLY file for its slot; null when it cannot be drawn. Large ones are drawn in a thread of their own, so that
 * other calls are answered meanwhile. If the thread crashes, only the picture is lost, never the model.
 */
export const modelThumb = (place: string): Promise<Buffer | null> =>
  turn(async () => {
    const { size } = await stat(place)
    return size <= small ? drawModel(place) : thumbInThread(place).catch(() => null)
  })

/** The models of a record from five sides, drawn in a thread of their own; none if the thread crashes. */
export const modelViewsOf = (places: ModelPlaces): Promise<readonly DrawnView[]> =>
  turn(async () => {
    const { views = [] } = await inThread({ places }).catch((): ModelAnswer => ({}))
    return views
  })
