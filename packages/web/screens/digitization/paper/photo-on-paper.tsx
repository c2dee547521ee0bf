import { useCallback } from 'react'
import type { Beside } from '../../../report/picture'
import { Painted } from './painted'

interface PhotoOnPaperProps {
  readonly beside: Beside
  readonly image: HTMLImageElement
  readonly film: { readonly width: number; readonly height: number }
  /** Pixels of its picture across the film. */
  readonly across: number
}

/** The photo where it lies on the film, as displayed. */
export const PhotoOnPaper = ({ beside, image, film, across }: PhotoOnPaperProps) => {
  const { matrix, width, height } = beside
  const zoom = across / film.width
  const paint = useCallback(
    (context: CanvasRenderingContext2D) => {
      context.imageSmoothingQuality = 'high'
      context.setTransform(zoom, 0, 0, zoom, 0, 0)
      context.transform(...matrix)
      context.drawImage(image, 0, 0, width, height)
    },
    [image, matrix, width, height, zoom],
  )
  return <Painted width={across} height={Math.round(film.height * zoom)} paint={paint} opacity={beside.opacity} />
}
