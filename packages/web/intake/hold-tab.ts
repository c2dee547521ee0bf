/** Lets the browser ask before the tab is closed or reloaded; the function returned ends it. */
export const holdTab = (): (() => void) => {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}
