import type { Mark, Scene } from '../../scene/scene'

const flat = (marks: readonly Mark[]): readonly Mark[] =>
  marks.flatMap(mark => (mark.mark === 'group' ? [mark, ...flat(mark.marks)] : [mark]))

/** Every mark of a page, those in groups too. */
export const marksOf = (page: Scene): readonly Mark[] => flat(page.layers.flatMap(layer => layer.marks))

/** Every text of a page, in the order it is drawn. */
export const pageWords = (page: Scene): string =>
  marksOf(page)
    .flatMap(mark => (mark.mark === 'label' ? mark.runs.map(run => run.text) : []))
    .join(' | ')
