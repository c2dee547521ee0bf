import { notReached, refusedFrom } from '@sella/workbench/server/refused'

interface Loading {
  readonly signal: AbortSignal
  /** Bytes received so far. */
  readonly onProgress: (come: number) => void
}

const joined = (pieces: readonly Uint8Array[], bytes: number): ArrayBuffer => {
  const whole = new Uint8Array(bytes)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole.buffer
}

/** Fetches a stored file by its signed address, reporting progress. */
export const askPieces = async (url: string, { signal, onProgress }: Loading): Promise<ArrayBuffer> => {
  const response = await fetch(url, { signal }).catch((cause: unknown) => {
    throw signal.aborted ? cause : notReached()
  })
  if (!response.ok || !response.body) throw refusedFrom(response.status, await response.json().catch(() => null))
  const reader = response.body.getReader()
  const pieces: Uint8Array[] = []
  let come = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return joined(pieces, come)
    pieces.push(value)
    come += value.length
    onProgress(come)
  }
}
