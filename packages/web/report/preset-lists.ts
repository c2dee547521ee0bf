import type { ReportPreset } from '@sella/contract/documents/report-setting'
import { typedName } from '@sella/contract/name-as-read'
import { designOf } from '@sella/contract/report-design'
import { boardDesign, type ReportDesign, usualDesign } from '@sella/drawing/report/design'

export type Presets = readonly ReportPreset[]

/** Presets of one owner: the clinic the doctor works at, or the doctor. */
export interface PresetList {
  readonly of: 'clinic' | 'own'
  readonly presets: Presets
  /** Changes the list as it is stored by then; null where her role may not. */
  readonly save: ((change: (now: Presets) => Presets) => void) | null
}

/** A design to choose, under a key of its own among all of them. */
export interface Offered {
  readonly key: string
  readonly of: PresetList['of'] | 'builtIn'
  readonly name: string
  readonly design: ReportDesign
}

const builtIn: readonly Offered[] = [
  { key: 'builtIn usual', of: 'builtIn', name: 'usual', design: usualDesign },
  { key: 'builtIn board', of: 'builtIn', name: 'board', design: boardDesign },
]

/** All designs to choose from: the built-in ones first, then the clinic's, then the doctor's. */
export const offered = (lists: readonly PresetList[]): readonly Offered[] => [
  ...builtIn,
  ...lists.flatMap(({ of, presets }) => presets.map(({ name, design }): Offered => ({ key: `${of} ${name}`, of, name, design }))),
]

const keyOf = (design: ReportDesign): string =>
  JSON.stringify([
    ...[design.sections, design.paper, design.both, design.both && design.sideBySide, design.letterhead],
    ...[design.signature, design.stamp, design.trend],
  ])

/** The offered design equal to this, a saved one before a built-in one; null after any change. */
export const chosenOf = (design: ReportDesign, all: readonly Offered[]): Offered | null => {
  const equal = all.filter(each => keyOf(each.design) === keyOf(design))
  return equal.find(({ of }) => of !== 'builtIn') ?? equal[0] ?? null
}

export const isTaken = (presets: Presets, name: string): boolean => presets.some(preset => preset.name === typedName(name))

/** With the design under this name, in the place of the one that had it. */
export const withPreset = (presets: Presets, name: string, design: ReportDesign): Presets => {
  const added = { name: typedName(name), design: designOf(design) }
  return isTaken(presets, name) ? presets.map(preset => (preset.name === added.name ? added : preset)) : [...presets, added]
}

/** With another name for one of them, in its place. */
export const withName = (presets: Presets, name: string, next: string): Presets =>
  presets.map(preset => (preset.name === name ? { ...preset, name: typedName(next) } : preset))

export const withoutPreset = (presets: Presets, name: string): Presets => presets.filter(preset => preset.name !== name)
