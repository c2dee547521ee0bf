import { createStore } from '../../../editor/store'

/** How film and photo are seen through each other. */
export interface PhotoLook {
  /** The photo lies under the film, and the film lets it through. */
  readonly under: boolean
  /** 0: the film alone; 100: the photo alone. */
  readonly balance: number
}

export const firstLook: PhotoLook = { under: false, balance: 50 }

export const photoLook = createStore<PhotoLook>(firstLook)

/** The name of the setting that keeps it for the doctor. */
export const lookSetting = 'profilePhotoSetting'

/** The stored setting; what is missing or no number takes the first look's. */
export const readLook = (content: string | null | undefined): PhotoLook => {
  const stored: unknown = content ? JSON.parse(content) : {}
  if (typeof stored !== 'object' || stored === null) return firstLook
  const { under, balance } = stored as { readonly under?: unknown; readonly balance?: unknown }
  const inside = typeof balance === 'number' && balance >= 0 && balance <= 100
  return { under: under === true, balance: inside ? Math.round(balance) : firstLook.balance }
}

/** The opacity of the photo and of the film. */
export const veils = ({ under, balance }: PhotoLook): { readonly photo: number; readonly film: number } =>
  under ? { photo: 1, film: 1 - balance / 100 } : { photo: balance / 100, film: 1 }
