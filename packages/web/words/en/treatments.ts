import type { treatments as zh } from '../zh/treatments'

export const treatments: typeof zh = {
  title: 'Treatments',
  stage: { first: 'Initial', second: 'Initial', refinement: 'Middle', completed: 'Completed' },
  withFilm: 'with film',
  withoutFilm: 'without film',
}
