import type { Jaw } from '@sella/ceph/study-models/tooth'
import { askPieces } from '../api/pieces'
import type { Mesh } from './mesh'

/** An occlusal photograph on which a jaw is measured. */
export interface JawPicture {
  readonly image: ImageBitmap
  /** Pixels of the picture as displayed; points refer to them, whatever the size of `image`. */
  readonly width: number
  readonly height: number
}

/** What each jaw is measured on. */
export type JawViews = Readonly<Partial<Record<Jaw, Mesh | JawPicture>>>

export const isPicture = (view: Mesh | JawPicture | undefined): view is JawPicture => view !== undefined && 'image' in view

/** Larger pictures are reduced: no graphics card must hold more. */
const longestSide = 4096

interface Wanted {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** Fetches a picture. Throws if it cannot be fetched or decoded, or if cancelled. */
export const loadPicture = async (
  { url, width, height }: Wanted,
  loading: { readonly signal: AbortSignal; readonly onProgress: (come: number) => void },
): Promise<JawPicture> => {
  const file = new Blob([await askPieces(url, loading)])
  const share = Math.min(1, longestSide / Math.max(width, height))
  const size = {
    resizeWidth: Math.round(width * share),
    resizeHeight: Math.round(height * share),
    resizeQuality: 'high',
  } as const
  return { image: await createImageBitmap(file, share < 1 ? size : {}), width, height }
}
