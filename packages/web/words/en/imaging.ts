import type { imaging as zh } from '../zh/imaging'

export const imaging: typeof zh = {
  treatments: 'Treatments',
  stage: { first: 'Initial', second: 'Initial', refinement: 'Refinement', completed: 'Completed' },
  type: { type1: 'Initial', type2: 'Refinement', type3: 'Completed' },
  withFilm: 'with film',
  withoutFilm: 'without film',
}
