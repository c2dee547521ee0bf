import { type Overlay, renudged } from '@sella/ceph/superimpose/overlay'
import type { RegistrationName } from '@sella/ceph/superimpose/registrations'
import { useDeferredValue, useMemo } from 'react'
import { useStore } from '../../editor/use-store'
import { type Grip, type OverlapTable, useTable } from './table'

/** The record being dragged in one registration, at every step of the gesture. */
export const useGrip = (method: RegistrationName): Grip | null => {
  const { grip } = useTable()
  return useStore(grip, now => (now?.method === method ? now : null))
}

/** A registration with the current gesture applied, for the words above its picture: they follow ten times a second. */
export const useFollowedOverlay = (overlay: Overlay): Overlay => {
  const { followedGrip } = useTable()
  const now = useStore(followedGrip, grip => (grip?.method === overlay.method ? grip : null))
  return useMemo(() => (now ? renudged(overlay, now.uuid, now.nudge) : overlay), [overlay, now])
}

/**
 * All registrations with the current gesture applied, for panels beside the picture: they follow ten times a second, once the picture
 * is drawn.
 */
export const useLaidLately = (): OverlapTable['overlays'] => {
  const { overlays, followedGrip } = useTable()
  const now = useStore(followedGrip, whole => whole)
  const all = useMemo(
    () => (now ? { ...overlays, [now.method]: renudged(overlays[now.method], now.uuid, now.nudge) } : overlays),
    [overlays, now],
  )
  return useDeferredValue(all)
}
