import '../../../words/late/photo'
import { shownOf } from '@sella/workbench/photo/alignment-history'
import { matrixOn } from '@sella/workbench/photo/placing'
import { useStore } from '../../../editor/use-store'
import type { Beside } from '../../../report/picture'
import { useDesk } from '../desk'
import { veils } from './look'
import { useAlignmentHistory, useSidePhoto } from './use-photo'

/** The photo as displayed, for an exported picture; null while it is hidden. */
export const usePhotoForPicture = (): Beside | null => {
  const { display, photoLook } = useDesk()
  const on = useStore(display, d => d.profilePhoto)
  const look = useStore(photoLook, l => l)
  const alignment = useStore(useAlignmentHistory(), shownOf)
  const { photo, address } = useSidePhoto()
  if (!on || !photo || !address || !alignment) return null
  const { photo: opacity, film: filmOpacity } = veils(look)
  const { width, height } = photo
  return { address, width, height, matrix: matrixOn(alignment), under: look.under, opacity, filmOpacity }
}
