import type { PhotoLook } from '@sella/contract/documents/photo-look'

/** The opacity of the photo and of the film. */
export const veils = ({ under, balance }: PhotoLook): { readonly photo: number; readonly film: number } =>
  under ? { photo: 1, film: 1 - balance / 100 } : { photo: balance / 100, film: 1 }
