import { createStore } from '@sella/workbench/store'
import { useStore } from '../../editor/use-store'

export type DialogName = 'export' | 'colour' | 'analyses' | 'keys' | 'palette'

const open = createStore<DialogName | null>(null)

const show = (name: DialogName): void => open.set(name)
const close = (): void => open.set(null)

/** The one dialog over the workbench. */
export const useDialogs = () => ({ open: useStore(open, name => name), show, close })
