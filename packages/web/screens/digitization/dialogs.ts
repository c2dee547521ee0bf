import { createStore, useStore } from '../../editor/store'

export type DialogName = 'export' | 'colour' | 'analyses' | 'keys'

const open = createStore<DialogName | null>(null)

/** The one dialog over the workbench. */
export const useDialogs = () => ({
  open: useStore(open, name => name),
  show: (name: DialogName) => open.set(name),
  close: () => open.set(null),
})
