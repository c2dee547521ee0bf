import type { Clip } from '@sella/drawing/scene/clip-ink'
import type { Pen } from '@sella/drawing/scene/pen'
import { drawOutlines } from './outlines'
import { common, isWithin } from './shape'
import { type SlideSpace, spaceOf } from './space'
import { fillOf, lineOf, type PptSlide } from './style'
import { writerOn } from './writing'

export interface SlidePenMeans {
  /** Inches per unit of the slide's scene. */
  readonly inch: number
  /** The JPEG at a picture's address. */
  readonly fileOf: (href: string) => Buffer
  /** The text that is the slide's title. */
  readonly title: string
  /** The alternative text of pictures. */
  readonly pictureName: string
}

type Picture = Pick<SlidePenMeans, 'fileOf' | 'pictureName'>

const addPicture = (
  { slide, inch, framed, inches, clip }: SlideSpace,
  { fileOf, pictureName }: Picture,
  { href, box }: { href: string; box: Clip },
) => {
  const all = framed(box)
  const seen = common(all, clip())
  if (!seen) return
  const data = `image/jpeg;base64,${fileOf(href).toString('base64')}`
  const { w, h } = inches(all)
  const at = inches(seen)
  const crop = { type: 'crop', x: (seen.left - all.left) * inch, y: (seen.top - all.top) * inch, w: at.w, h: at.h } as const
  slide.addImage({ data, x: at.x, y: at.y, w, h, sizing: crop, altText: pictureName })
}

/** A pen that puts shapes, texts and pictures on a slide, where each can be moved and edited. */
export const slidePen = (slide: PptSlide, means: SlidePenMeans): Pen => {
  const space = spaceOf(slide, means.inch)
  const { place, scale, points, inches, framed, clip } = space
  return {
    outline: (pieces, painted) => drawOutlines(space, pieces, painted),
    text: writerOn(space, means.title),
    picture: (href, box) => addPicture(space, means, { href, box }),
    circle: (at, radius, painted) => {
      const { x, y } = place(at)
      const [r, cut] = [radius * scale(), clip()]
      const frame = { left: x - r, top: y - r, right: x + r, bottom: y + r }
      if (cut && !isWithin({ left: x, right: x, top: y, bottom: y }, cut)) return
      slide.addShape('ellipse', { ...inches(frame), fill: fillOf(painted.fill), line: lineOf(painted.stroke, points()) })
    },
    box: (box, radius, painted) => {
      const seen = common(framed(box), clip())
      if (!seen) return
      const style = { fill: fillOf(painted.fill), line: lineOf(painted.stroke, points()) }
      const round = radius * scale() * means.inch
      slide.addShape(round > 0 ? 'roundRect' : 'rect', { ...inches(seen), ...style, ...(round > 0 ? { rectRadius: round } : {}) })
    },
    within: space.within,
  }
}
