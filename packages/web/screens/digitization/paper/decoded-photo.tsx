import { shownOf } from '@sella/workbench/photo/alignment-history'
import { useEffect } from 'react'
import { useStore } from '../../../editor/use-store'
import { useAlignmentHistory, useSidePhoto } from '../photo/use-photo'

/** The photo that is shown on the film, ready to be painted at once; null where it cannot be had. */
export type Decoded = { readonly address: string; readonly image: HTMLImageElement } | null

interface DecodedPhotoProps {
  /** Called when it is known whether there is a photo to paint. */
  readonly onDecoded: (photo: Decoded) => void
}

/** Keeps the shown photo decoded: when printing is asked for it is too late. */
export const DecodedPhoto = ({ onDecoded }: DecodedPhotoProps) => {
  const { photo, address, failed } = useSidePhoto()
  const placed = useStore(useAlignmentHistory(), shownOf) !== null
  const never = !photo || failed || !placed
  useEffect(() => {
    if (never) return onDecoded(null)
    if (!address) return
    let current = true
    const image = new Image()
    image.src = address
    const tell = (decoded: Decoded) => void (current && onDecoded(decoded))
    image.decode().then(
      () => tell({ address, image }),
      () => tell(null),
    )
    return () => {
      current = false
    }
  }, [never, address, onDecoded])
  return null
}
