/** Returns the focus to the stage, so that the keys of its tools and of point-by-point placing work at once. */
export const focusStage = (): void => document.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true })
