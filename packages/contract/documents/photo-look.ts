import { z } from 'zod/mini'
import { type SettingDocument, setting } from './setting'

/** How film and photo are blended. */
export interface PhotoLook {
  /** The photo lies below the film, which is drawn see-through. */
  readonly under: boolean
  /** 0: the film alone; 100: the photo alone. */
  readonly balance: number
}

export const firstLook: PhotoLook = { under: false, balance: 50 }

const schema = z.object({
  under: z.optional(z.boolean()),
  balance: z.optional(z.number().check(z.gte(0), z.lte(100))),
})

const { name, read, faultIn } = setting('profilePhotoSetting', schema, {})

/** The balance is in whole percent. */
export const photoLookSetting: SettingDocument<PhotoLook> = {
  name,
  schema,
  read: text => {
    const { under, balance } = read(text)
    return { under: under ?? firstLook.under, balance: Math.round(balance ?? firstLook.balance) }
  },
  faultIn,
}
