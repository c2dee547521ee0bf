/**
 * Returns a function that places an element by a CSS transform, moving nothing but its layer. The transform is that of an
 * animation that stands still: for a transform that is animated the browser knows that layers above may be met and moves the
 * layer where it lies; for one set as style it puts all layers of the page together anew, with `will-change` too.
 */
export const placeByLayer = (element: HTMLElement | SVGElement): ((transform: string) => void) => {
  const effect = new KeyframeEffect(element, null, { duration: 1, fill: 'both' })
  new Animation(effect).pause()
  return transform => effect.setKeyframes({ transform: [transform, transform] })
}
