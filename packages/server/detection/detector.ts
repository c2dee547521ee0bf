import type { Picture } from './film'

/** What the detector found, as `sella detect` prints it; the server looks only at whether the film is a cephalogram. */
export interface Detection {
  readonly checks: { readonly isCeph: boolean }
}

interface Options {
  readonly mmPerPixel: number | null
  readonly signal: AbortSignal
  readonly progress: (share: number, step: string) => void
}

/** Finds the landmarks of a film. */
export interface Detector {
  detect(picture: Picture, options: Options): Promise<Detection>
}

const engine: string = '@sella/detect/onnx-node'

/** A detector that is opened when the first film comes and then kept; a failed opening is tried again. */
export const lazyDetector = (open: () => Promise<Detector> = openEngine): Detector => {
  let opened: Promise<Detector> | null = null
  return {
    detect: async (picture, options) => {
      opened ??= open()
      opened.catch(() => {
        opened = null
      })
      return (await opened).detect(picture, options)
    },
  }
}

/** Loaded late: a server without the engine or its weights serves everything else. */
const openEngine = async (): Promise<Detector> => {
  const { openDetector } = (await import(engine)) as { openDetector(): Promise<Detector> }
  return openDetector()
}
