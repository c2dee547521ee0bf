import { lazy, Suspense, useMemo } from 'react'
import { useStore } from '../../../editor/store'
import { useDesk } from '../desk'
import { photoLook, veils } from './look'
import { adjusting } from './photo-desk'

const PhotoLayer = lazy(async () => ({ default: (await import('./photo-layer')).PhotoLayer }))
const PhotoBar = lazy(async () => ({ default: (await import('./photo-bar')).PhotoBar }))
const AdjustLayer = lazy(async () => ({ default: (await import('./adjust-layer')).AdjustLayer }))

/** What the stage lays beside the film; nothing while the photo is not shown. */
export const usePhotoBeside = () => {
  const { display } = useDesk()
  const on = useStore(display, d => d.profilePhoto)
  const look = useStore(photoLook, l => l)
  return useMemo(() => {
    if (!on) return undefined
    const { photo, film } = veils(look)
    const picture = (
      <Suspense fallback={null}>
        <PhotoLayer opacity={photo} />
      </Suspense>
    )
    return { picture, under: look.under, filmOpacity: film }
  }, [on, look])
}

/** The strip over the stage, while the photo is shown. */
export const PhotoBarHost = () => {
  const { display } = useDesk()
  const on = useStore(display, d => d.profilePhoto)
  return on ? (
    <Suspense fallback={null}>
      <PhotoBar />
    </Suspense>
  ) : null
}

/** The grips, while the photo is in hand. */
export const AdjustHost = () => {
  const on = useStore(adjusting, a => a)
  return on ? (
    <Suspense fallback={null}>
      <AdjustLayer />
    </Suspense>
  ) : null
}
