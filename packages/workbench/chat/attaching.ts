import { chatPictureLimit } from '@sella/contract/chat'

/** The properties of a file that decide whether it can be attached. */
interface Offered {
  readonly name: string
  /** Media type. */
  readonly type: string
  /** Bytes. */
  readonly size: number
}

/** Why a file was not attached, and which one. */
export interface AttachFault {
  readonly code: 'notPicture' | 'tooLarge' | 'tooMany'
  readonly name: string
}

/** Media types that the server accepts as pictures. */
const kinds = /^image\/(jpeg|png|webp|heic|heif)$/

/** Maximum number of pictures per message. */
export const mostPictures = 6

/** Browsers that do not know HEIC give such a file no media type. */
const isPicture = ({ name, type }: Offered): boolean => kinds.test(type) || (type === '' && /\.hei[cf]$/i.test(name))

const faultOf = (file: Offered): AttachFault | null => {
  const { name, size } = file
  if (!isPicture(file)) return { code: 'notPicture', name }
  return size > chatPictureLimit ? { code: 'tooLarge', name } : null
}

/** The files that can be attached to a message with `held` pictures already, and the first reason why another one cannot. */
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
