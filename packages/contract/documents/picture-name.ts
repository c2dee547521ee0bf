import type { Photo } from '../entities'

/**
 * Names the picture as its file shows it, before any edit. Points and alignments store this name to say what they were placed on.
 */
export const pictureNameOf = ({ hash, picture }: Pick<Photo, 'hash' | 'picture'>): string => picture ?? hash
