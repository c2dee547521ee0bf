import { createStore } from '@sella/workbench/store'

/** True while a measurement is being defined: the rest of the workbench rests, only the film answers. */
export const defining = createStore(false)
