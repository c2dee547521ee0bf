import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import { times } from '@sella/drawing/scene/matrix'
import { matrixOf } from '@sella/workbench/canvas/view'
import { shownOf } from '@sella/workbench/photo/alignment-history'
import { matrixOn } from '@sella/workbench/photo/placing'
import { useLayoutEffect, useRef } from 'react'
import { useStore } from '../../../editor/use-store'
import { useDesk } from '../desk'
import styles from './photo.module.css'
import { useAlignmentHistory, useSidePhoto } from './use-photo'

interface PictureProps {
  readonly address: string
  readonly alignment: PhotoAlignment
  readonly style: { readonly width: number; readonly height: number; readonly opacity: number }
}

const Picture = ({ address, alignment, style }: PictureProps) => {
  const { bench } = useDesk()
  const image = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    const follow = () => {
      const matrix = times(matrixOf(bench.view.get()), matrixOn(alignment))
      if (image.current) image.current.style.transform = `matrix(${matrix.join(',')})`
    }
    follow()
    return bench.view.subscribe(follow)
  }, [bench, alignment])
  return <img ref={image} className={styles.photo} data-photo src={address} alt="" draggable={false} style={style} />
}

/** The profile photo aligned with the film: it follows every pan, zoom and rotation by CSS alone. */
export const PhotoLayer = ({ opacity }: { readonly opacity: number }) => {
  const { photo, address } = useSidePhoto()
  const alignment = useStore(useAlignmentHistory(), shownOf)
  if (!photo || !address || !alignment) return null
  return <Picture {...{ address, alignment }} style={{ width: photo.width, height: photo.height, opacity }} />
}
