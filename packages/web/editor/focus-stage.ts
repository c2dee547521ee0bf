/** Gives the keyboard back to the stage, so that the keys of its tools and of the walk work at once. */
export const focusStage = (): void => document.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true })
