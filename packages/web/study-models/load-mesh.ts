import { askPieces } from '../api/pieces'
import type { Mesh, MeshAnswer, MeshTask } from './mesh'

const inWorker = (file: ArrayBuffer, signal: AbortSignal): Promise<Mesh> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./mesh-worker.ts', import.meta.url), { type: 'module' })
    const end = (run: () => void): void => {
      worker.terminate()
      run()
    }
    signal.addEventListener('abort', () => end(() => reject(signal.reason)))
    worker.onmessage = ({ data }: MessageEvent<MeshAnswer>) =>
      end(() => ('mesh' in data ? resolve(data.mesh) : reject(new Error(data.failed))))
    worker.onerror = event => end(() => reject(new Error(event.message)))
    worker.postMessage({ file } satisfies MeshTask, [file])
  })

/** Fetches a model and parses it in a worker. Throws if it cannot be fetched or parsed, or if cancelled. */
export const loadMesh = async (
  url: string,
  loading: { readonly signal: AbortSignal; readonly onProgress: (come: number) => void },
): Promise<Mesh> => inWorker(await askPieces(url, loading), loading.signal)
