/** Makes the browser ask for confirmation before the tab is closed or reloaded, until the returned function is called. */
export const holdTab = (): (() => void) => {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}
