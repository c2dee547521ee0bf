import type { WaitingPictures } from '@sella/workbench/chat/outbox'
import { keep, kept } from '../memory/session'

const pictureName = (uuid: string): string => `chat.picture.${uuid}`

/** In memory as well, since the browser's storage may be full or forbidden. */
const files = new Map<string, Blob>()

const asText = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('not readable'))
    reader.readAsDataURL(file)
  })

/** The picture in a stored data address, or null if there is none. */
const pictureFrom = (text: string | null): Blob | null => {
  const [head = '', base64] = (text ?? '').split(',')
  if (!base64) return null
  const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
  return new Blob([bytes], { type: /^data:([^;]*)/.exec(head)?.[1] ?? '' })
}

/** Pictures until they are sent, beyond the lifetime of the page if the browser has room for them. */
export const waitingPictures: WaitingPictures<Blob> = {
  put: (uuid, file) => {
    files.set(uuid, file)
    asText(file).then(
      text => (files.has(uuid) ? keep(pictureName(uuid), text) : undefined),
      () => undefined,
    )
  },
  at: uuid => files.get(uuid) ?? pictureFrom(kept(pictureName(uuid))),
  drop: uuid => {
    files.delete(uuid)
    keep(pictureName(uuid), null)
  },
}
