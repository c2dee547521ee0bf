import type { DialogName } from '@sella/workbench/desk/desk'
import { useStore } from '../../editor/use-store'
import { useDesk } from './desk'

/** The dialog open over the workbench, at most one. */
export const useDialogs = () => {
  const { dialog } = useDesk()
  return {
    open: useStore(dialog, name => name),
    show: (name: DialogName): void => dialog.set(name),
    close: (): void => dialog.set(null),
  }
}
