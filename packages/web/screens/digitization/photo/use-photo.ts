import { type PhotoLook, photoLookSetting } from '@sella/contract/documents/photo-look'
import { pictureNameOf } from '@sella/contract/documents/picture-name'
import type { Photo } from '@sella/contract/entities'
import { type AlignmentHistory, atStake } from '@sella/workbench/photo/alignment-history'
import { type Laying, sidePhotoOf } from '@sella/workbench/photo/laying'
import type { ValueStore } from '@sella/workbench/store'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSaveSetting, useSetting } from '../../../api/queries'
import { useInEdit } from '../../../case/in-edit'
import { useStore } from '../../../editor/use-store'
import { useDesk } from '../desk'

/** A larger photo is shown reduced. */
const longest = 2400

/** The photo as an image owned by the page: its signed address may expire, and huge ones are reduced once. */
const loadPhoto = async (photo: Photo): Promise<string> => {
  const image = new Image()
  image.src = photo.url
  await image.decode()
  const reduce = Math.min(1, longest / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = new OffscreenCanvas(Math.round(image.naturalWidth * reduce), Math.round(image.naturalHeight * reduce))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 }))
}

/** The side photo of the open record, and its picture once loaded. */
export const useSidePhoto = () => {
  const { record } = useDesk()
  const photo = sidePhotoOf(record)
  const picture = useQuery({
    queryKey: ['side-photo', photo?.shown ?? ''],
    queryFn: () => loadPhoto(photo as Photo),
    enabled: photo !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return { photo, address: picture.data ?? null, failed: picture.isError, again: picture.refetch }
}

/** The photo's alignment. The server's is taken over unless the photo is being adjusted. */
export const useAlignmentHistory = (): ValueStore<AlignmentHistory> => {
  const desk = useDesk()
  const { laying, record } = desk
  const text = useStore(desk.base, base => base.alignment)
  const side = sidePhotoOf(record)
  const photo = side && pictureNameOf(side)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text, or a replaced photo, makes what was read void
  useEffect(() => laying.follow(sidePhotoOf(record)), [laying, text, photo])
  return laying.state
}

/** Points may be edited while the bar is open: messages of that edit stay untouched. */
const makeTelling = (inEdit: ValueStore<boolean>) => {
  let wasInHand = false
  return (inHand: boolean): void => {
    if (wasInHand === inHand) return
    wasInHand = inHand
    inEdit.set(inHand)
  }
}

const writeDown = ({ keepDraft, forgetDraft }: Laying, placement: AlignmentHistory): void => {
  if (atStake(placement) && placement.present) keepDraft(placement.present)
  else forgetDraft()
}

/**
 * Marks the photo as being adjusted for the rest of the workbench, and journals every step on this machine. If the window is
 * briefly narrow enough for the phone view, the adjustment goes on.
 */
export const useTellInHand = (): void => {
  const { laying } = useDesk()
  const inEdit = useInEdit()
  useEffect(() => {
    const { state: placement } = laying
    const tell = makeTelling(inEdit)
    let last = placement.get().present
    const follow = () => {
      const now = placement.get()
      tell(now.mode === 'adjusting')
      if (now.mode === 'adjusting' && now.present !== last) writeDown(laying, now)
      last = now.present
    }
    follow()
    const stop = placement.subscribe(follow)
    return () => {
      stop()
      tell(false)
    }
  }, [laying, inEdit])
}

/** Balance and order, remembered for the doctor. `keep` stores them: at the end of a gesture. */
export const usePhotoLook = () => {
  const { photoLook } = useDesk()
  const stored = useSetting(photoLookSetting.name)
  const { mutate } = useSaveSetting(photoLookSetting.name)
  const look = useStore(photoLook, l => l)
  const content = stored.data
  useEffect(() => {
    if (content !== undefined) photoLook.set(photoLookSetting.read(content))
  }, [photoLook, content])
  const set = (part: Partial<PhotoLook>): void => photoLook.set(now => ({ ...now, ...part }))
  const keep = (part: Partial<PhotoLook>): void => {
    set(part)
    mutate(JSON.stringify(photoLook.get()))
  }
  return { look, set, keep }
}
