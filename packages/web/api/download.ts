import type { CallName, Input } from '@sella/contract/calls/index'
import { askReply } from './client'
import { notReached } from './refused'

interface Download {
  /** Bytes received so far; how many there will be is not known while the server is still packing. */
  readonly onBytes: (received: number) => void
  readonly signal: AbortSignal
}

/** Makes a call that answers with a large file and tells how it arrives. Throws `Refused`, or AbortError when cancelled. */
export const download = async <K extends CallName>(name: K, input: Input<K>, { onBytes, signal }: Download): Promise<Blob> => {
  const response = await askReply(name, input, { signal })
  let received = 0
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (part, out) => {
        received += part.byteLength
        onBytes(received)
        out.enqueue(part)
      },
    }),
  )
  try {
    return await new Response(counted, { headers: { 'content-type': 'application/zip' } }).blob()
  } catch (cause) {
    throw signal.aborted ? cause : notReached()
  }
}
