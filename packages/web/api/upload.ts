import type { Input, Output } from '@sella/contract/calls/index'
import type { ImageKind } from '@sella/contract/entities'
import { notReached, type Refused, refusedFrom } from '@sella/workbench/server/refused'
import { addressOf, callHeaders, sessionEnded } from './client'

export interface Upload {
  readonly recordUuid: string
  readonly type: ImageKind
  readonly file: Blob
  readonly name: string
  /** Which spacing of a DICOM file becomes its scale; by default decided from the file. */
  readonly spacing?: Input<'imageUpload'>['spacing']
  /** Which frame of a multi-frame DICOM file, from 1; the first by default. */
  readonly page?: number | undefined
  /** The kind is a guess, and shown as one. */
  readonly guessed?: boolean
  /** Whether a file the case already has is stored again. */
  readonly ifKnown?: Input<'imageUpload'>['ifKnown']
  /** What happens if the slot is taken. */
  readonly ifTaken?: Input<'imageUpload'>['ifTaken']
  /** Bytes sent so far. */
  readonly onProgress?: (sent: number) => void
  readonly signal?: AbortSignal
}

const parsed = (text: string): { code?: unknown; data?: unknown } | null => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Uploads a file unchanged, byte for byte. XMLHttpRequest, because fetch does not report upload progress. Throws `Refused`, or
 * AbortError when cancelled.
 */
export const upload = ({ file, onProgress, signal, ...image }: Upload): Promise<Output<'imageUpload'>> =>
  new Promise((resolve, reject) => {
    const { recordUuid, type, name, spacing, page, ifKnown, ifTaken } = image
    const request = new XMLHttpRequest()
    const refuse = (refused: Refused): void => {
      sessionEnded(refused)
      reject(refused)
    }
    request.open(
      'POST',
      addressOf('imageUpload', {
        recordUuid,
        type,
        name: name.slice(-200),
        spacing,
        page: page === undefined ? undefined : String(page),
        guessed: image.guessed ? '1' : undefined,
        ifKnown,
        ifTaken,
      }),
    )
    for (const [key, value] of Object.entries(callHeaders())) request.setRequestHeader(key, value)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.onprogress = event => onProgress?.(event.loaded)
    request.onerror = () => reject(notReached())
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'))
    request.onload = () => {
      const reply = parsed(request.responseText)
      if (reply?.code === 200) resolve(reply.data as Output<'imageUpload'>)
      else refuse(refusedFrom(request.status, reply))
    }
    signal?.addEventListener('abort', () => request.abort())
    if (signal?.aborted) request.abort()
    else request.send(file)
  })
