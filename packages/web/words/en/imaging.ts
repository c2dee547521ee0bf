import type { imaging as zh } from '../zh/imaging'

export const imaging: typeof zh = {
  treatments: 'Treatments',
  stage: { first: 'Initial', second: 'Initial', refinement: 'Refinement', completed: 'Completed' },
  type: { 1: 'Initial', 2: 'Refinement', 3: 'Completed' },
  withFilm: 'with film',
  withoutFilm: 'without film',
}
