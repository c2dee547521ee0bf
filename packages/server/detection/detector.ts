import type { Detector } from '@sella/detect/detector'

/** Loaded late: a server without the engine or its weights serves everything else. */
const openEngine = async (): Promise<Detector> => (await import('@sella/detect/onnx-node')).openDetector()

/** A detector that is opened when the first film comes and then kept; a failed opening is tried again. */
export const lazyDetector = (open: () => Promise<Detector> = openEngine): Detector => {
  let opened: Promise<Detector> | null = null
  const ready = (): Promise<Detector> => {
    opened ??= open().catch(error => {
      opened = null
      throw error
    })
    return opened
  }
  return { detect: async (picture, options) => (await ready()).detect(picture, options) }
}
