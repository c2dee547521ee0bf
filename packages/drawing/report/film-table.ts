import { filmBox } from './paper'
import { mostBeside } from './value-margin'

/** Number of values that fit beside the film above the table. */
export const mostOverTable = mostBeside(filmBox.height)
