import type { CaseFilm } from './case-films'

/** Films with their days, as the notes on scales name them. */
export const scaledFilms = (chosen: readonly CaseFilm[]) => chosen.map(({ record, film }) => ({ day: record.createday, film }))
