import { type DisplayToggle, displayToggles } from '@sella/drawing/tracing/show'

type Display = Readonly<Record<DisplayToggle, boolean>>

/** What is drawn while the vertebrae are looked at: their points, and nothing of the face's analysis over them. */
const look: Readonly<Partial<Record<DisplayToggle, boolean>>> = {
  ...{ outlines: false, teeth: false, auxiliaryLines: false, results: false, uncertainty: false, pointNames: false },
  neck: true,
}

export const neckLook = (display: Display): Display => ({ ...display, ...look })

/** The display after the vertebrae: as it was before, except for what was switched while they were looked at. */
export const afterNeck = (now: Display, before: Display): Display => {
  const meanwhile = neckLook(before)
  const restored = displayToggles.map(name => [name, now[name] === meanwhile[name] ? before[name] : now[name]] as const)
  return Object.fromEntries(restored) as unknown as Display
}
