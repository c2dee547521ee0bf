import { keep, kept } from '../memory/session'
import { readStored, storedText, type Waiting } from './outbox'

const listName = (key: string): string => `chat.${key}.out`
const pictureName = (uuid: string): string => `chat.picture.${uuid}`

/** Unsent messages by doctor and conversation, in memory as well, since the browser's storage may be full or forbidden. */
const lists = new Map<string, readonly Waiting[]>()
const files = new Map<string, Blob>()

/** Where one doctor's unsent messages of one conversation are stored. */
export interface Place {
  readonly owner: string
  readonly key: string
}

const nameOf = ({ owner, key }: Place): string => `${owner} ${key}`

export const listAt = (place: Place): readonly Waiting[] => lists.get(nameOf(place)) ?? readStored(kept(listName(place.key)))

export const putList = (place: Place, list: readonly Waiting[]): void => {
  lists.set(nameOf(place), list)
  keep(listName(place.key), storedText(list))
}

/** Whether anything is left to send. */
export const isLeft = (key: string): boolean => kept(listName(key)) !== null

const asText = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('not readable'))
    reader.readAsDataURL(file)
  })

/** Stores a picture until it is sent, beyond the lifetime of the page if the browser has room for it. */
export const putPicture = (uuid: string, file: Blob): void => {
  files.set(uuid, file)
  asText(file).then(
    text => (files.has(uuid) ? keep(pictureName(uuid), text) : undefined),
    () => undefined,
  )
}

/** The picture in a stored data address, or null if there is none. */
const pictureFrom = (text: string | null): Blob | null => {
  const [head = '', base64] = (text ?? '').split(',')
  if (!base64) return null
  const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
  return new Blob([bytes], { type: /^data:([^;]*)/.exec(head)?.[1] ?? '' })
}

export const pictureAt = (uuid: string): Blob | null => files.get(uuid) ?? pictureFrom(kept(pictureName(uuid)))

export const dropPicture = (uuid: string): void => {
  files.delete(uuid)
  keep(pictureName(uuid), null)
}
