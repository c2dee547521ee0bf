import { useKeys } from '../../parts/use-keys'

/** `/` focuses the first field of the filters. */
export const usePanelKey = (): void =>
  useKeys({
    '/': event => {
      const field = document.querySelector<HTMLInputElement>('form input')
      if (!field) return
      event.preventDefault()
      field.focus()
    },
  })
