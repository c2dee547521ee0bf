import { type Ink, rounded } from './ink'

/** The rectangle to which ink is clipped. */
export interface Clip {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Ink clipped to a rectangle. The clip path's name is made from its numbers: the same rectangle always gets the same name, so two
 * clips on one page cannot be confused and the output is identical from run to run.
 */
export const clipped = (ink: readonly Ink[], clip: Clip): Ink => {
  const id = `clip${[clip.x, clip.y, clip.width, clip.height].map(n => String(rounded(n)).replace('-', 'm').replace('.', 'p')).join('-')}`
  const { x, y, width, height } = clip
  return {
    tag: 'g',
    attributes: {},
    children: [
      { tag: 'clipPath', attributes: { id }, children: [{ tag: 'rect', attributes: { x, y, width, height } }] },
      { tag: 'g', attributes: { clipPath: `url(#${id})` }, children: ink },
    ],
  }
}
