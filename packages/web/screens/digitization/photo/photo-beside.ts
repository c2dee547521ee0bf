import '../../../words/late/photo'
import { useStore } from '../../../editor/use-store'
import type { Beside } from '../../../report/picture'
import { useDesk } from '../desk'
import { shownOf } from './laid'
import { photoLook, veils } from './look'
import { matrixOn } from './placing'
import { useLaid, useSidePhoto } from './use-photo'

/** The photo for an exported picture, as it is seen; null while it is not shown. */
export const usePhotoForPicture = (): Beside | null => {
  const { display } = useDesk()
  const on = useStore(display, d => d.profilePhoto)
  const look = useStore(photoLook, l => l)
  const alignment = useStore(useLaid(), shownOf)
  const { photo, address } = useSidePhoto()
  if (!on || !photo || !address || !alignment) return null
  const { photo: opacity, film: filmOpacity } = veils(look)
  const { width, height } = photo
  return { address, width, height, matrix: matrixOn(alignment), under: look.under, opacity, filmOpacity }
}
