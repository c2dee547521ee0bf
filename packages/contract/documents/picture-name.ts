import type { Photo } from '../entities'

/** Names the picture as its file shows it, before any edit: what points and alignments say they were placed on. */
export const pictureNameOf = ({ hash, picture }: Pick<Photo, 'hash' | 'picture'>): string => picture ?? hash
