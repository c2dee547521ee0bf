import { filmBox } from './paper'
import { mostBeside } from './value-margin'

/** So many values stand beside the film over the table. */
export const mostOverTable = mostBeside(filmBox.height)
