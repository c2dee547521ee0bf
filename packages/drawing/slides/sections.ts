import type { SectionId } from '../report/design'

/** Sections of a report that slides take up, too, whatever its design leaves out. */
export const slideSections: readonly SectionId[] = ['frontal', 'models', 'maturation']
