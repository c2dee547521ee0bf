import { markBounds } from '../../scene/marks/index'
import type { LabelMark, Scene } from '../../scene/scene'

/** The labels on the page itself, not on a film. */
export const labels = (page: Scene): readonly LabelMark[] =>
  page.layers.flatMap(layer => layer.marks).filter(mark => mark.mark === 'label')
/** Its text, whatever its weight and colour. */
export const wordsOf = (label: LabelMark): string => label.runs.map(run => run.text).join('')
/** From cap height to descender: nine tenths of the size. */
export const boxOf = (label: LabelMark) => {
  const { left, right } = markBounds(label, 1)
  return { left, right, top: label.at.y - label.size * 0.45, bottom: label.at.y + label.size * 0.45 }
}

/** Labels that overlap each other, by their text. */
export const collisions = (page: Scene): readonly string[] => {
  const all = labels(page).map(label => ({ words: wordsOf(label), ...boxOf(label) }))
  return all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .filter(b => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom && b.top < a.bottom)
      .map(b => `${a.words} | ${b.words}`),
  )
}

/** Labels that a level rule runs through, by their text. */
export const struck = (page: Scene): readonly string[] => {
  const rules = page.layers
    .flatMap(layer => layer.marks)
    .flatMap(mark => (mark.mark === 'line' && mark.from.y === mark.to.y ? [mark] : []))
  return labels(page)
    .filter(label => {
      const { left, right, top, bottom } = boxOf(label)
      return rules.some(({ from, to }) => from.x < right && to.x > left && from.y > top && from.y < bottom)
    })
    .map(wordsOf)
}
