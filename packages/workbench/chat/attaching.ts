import { chatPictureLimit } from '@sella/contract/chat'

/** Of a file what decides whether it may go along. */
interface Offered {
  readonly name: string
  /** Media type. */
  readonly type: string
  /** Bytes. */
  readonly size: number
}

/** Why a file does not go along, and which. */
export interface AttachFault {
  readonly code: 'notPicture' | 'tooLarge' | 'tooMany'
  readonly name: string
}

/** Media types that the server takes for a picture. */
const kinds = /^image\/(jpeg|png|webp|heic|heif)$/

/** Pictures that go along with one message. */
export const mostPictures = 6

const faultOf = ({ name, type, size }: Offered): AttachFault | null => {
  if (!kinds.test(type)) return { code: 'notPicture', name }
  return size > chatPictureLimit ? { code: 'tooLarge', name } : null
}

/** What of the files goes along with a message that has `held` pictures already, and the first reason why another does not. */
export const attached = <F extends Offered>(
  attached: number,
  files: readonly F[],
): { readonly taken: readonly F[]; readonly fault: AttachFault | null } => {
  const sound = files.filter(file => faultOf(file) === null)
  const taken = sound.slice(0, Math.max(0, mostPictures - attached))
  const [left] = sound.slice(taken.length)
  const fault = files.map(faultOf).find(each => each !== null) ?? (left ? { code: 'tooMany' as const, name: left.name } : null)
  return { taken, fault }
}
