import { sidePhotoOf } from '@sella/workbench/photo/laying'
import { Suspense, useEffect, useMemo } from 'react'
import { useStore } from '../../../editor/use-store'
import { lazily } from '../../../parts/lazily'
import { useDesk } from '../desk'
import { veils } from './look'

const PhotoLayer = lazily(async () => ({ default: (await import('./photo-layer')).PhotoLayer }))
const PhotoBar = lazily(async () => ({ default: (await import('./photo-bar')).PhotoBar }))
const AdjustLayer = lazily(async () => ({ default: (await import('./adjust-layer')).AdjustLayer }))

/** What the stage shows beside the film; nothing while the photo is hidden. */
export const usePhotoBeside = () => {
  const { display, photoLook } = useDesk()
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

/** The bar above the stage while the photo is shown; also if an alignment by hand is waiting unsaved. */
export const PhotoBarHost = () => {
  const desk = useDesk()
  const { display } = desk
  const on = useStore(display, d => d.profilePhoto)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the film is opened
  useEffect(() => {
    if (desk.laying.draftOf(sidePhotoOf(desk.record))) display.set(now => ({ ...now, profilePhoto: true }))
  }, [display])
  return on ? (
    <Suspense fallback={null}>
      <PhotoBar />
    </Suspense>
  ) : null
}

/** The grips, while the photo is being adjusted. */
export const AdjustHost = () => {
  const on = useStore(useDesk().laying.state, ({ mode }) => mode === 'adjusting')
  return on ? (
    <Suspense fallback={null}>
      <AdjustLayer />
    </Suspense>
  ) : null
}
