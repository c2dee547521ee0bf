import { createStore } from '@sella/workbench/store'

/** True while the points of a film are being edited on the work table: its other actions wait for the save or the cancel. */
export const inEdit = createStore(false)
