import type { Mark, Scene } from '../../scene/scene'

const flat = (marks: readonly Mark[]): readonly Mark[] =>
  marks.flatMap(mark => (mark.mark === 'group' ? [mark, ...flat(mark.marks)] : [mark]))

/** Every mark of a page, including those in groups. */
export const marksOf = (page: Scene): readonly Mark[] => flat(page.layers.flatMap(layer => layer.marks))

/** All texts of a page, in the order in which they are drawn. */
export const pageWords = (page: Scene): string =>
  marksOf(page)
    .flatMap(mark => (mark.mark === 'label' ? mark.runs.map(run => run.text) : []))
    .join(' | ')
