import { markBounds } from '../../scene/marks/index'
import type { LabelMark, Scene } from '../../scene/scene'

/** The labels that stand on the page itself, not on a film. */
export const labels = (page: Scene): readonly LabelMark[] =>
  page.layers.flatMap(layer => layer.marks).filter(mark => mark.mark === 'label')
/** Its words, whatever their weight and colour. */
export const wordsOf = (label: LabelMark): string => label.runs.map(run => run.text).join('')
/** From the top of a capital to the foot of a g: nine tenths of the size. */
export const boxOf = (label: LabelMark) => {
  const { left, right } = markBounds(label, 1)
  return { left, right, top: label.at.y - label.size * 0.45, bottom: label.at.y + label.size * 0.45 }
}

/** Labels that lie on each other, by their words. */
export const collisions = (page: Scene): readonly string[] => {
  const all = labels(page).map(label => ({ words: wordsOf(label), ...boxOf(label) }))
  return all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .filter(b => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom && b.top < a.bottom)
      .map(b => `${a.words} | ${b.words}`),
  )
}
