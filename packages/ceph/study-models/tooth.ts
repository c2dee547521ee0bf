import { type ToothKind, toothKinds } from '../data/study-models/tooth-widths'

export const jaws = ['upper', 'lower'] as const
export type Jaw = (typeof jaws)[number]

/** The patient's own sides. */
export const sides = ['right', 'left'] as const
export type Side = (typeof sides)[number]

type Quadrant = '1' | '2' | '3' | '4'
type Place = '1' | '2' | '3' | '4' | '5' | '6' | '7'
/** A permanent tooth by its FDI number, excluding third molars. */
export type Tooth = `${Quadrant}${Place}`

const quadrants: Readonly<Record<Jaw, Readonly<Record<Side, Quadrant>>>> = {
  upper: { right: '1', left: '2' },
  lower: { right: '4', left: '3' },
}

/** The tooth of a kind on one side of a jaw. */
export const toothOf = (jaw: Jaw, side: Side, kind: ToothKind): Tooth =>
  `${quadrants[jaw][side]}${(toothKinds.indexOf(kind) + 1).toString() as Place}`

export const jawOf = (tooth: Tooth): Jaw => (tooth < '3' ? 'upper' : 'lower')
export const sideOf = (tooth: Tooth): Side => (tooth.startsWith('1') || tooth.startsWith('4') ? 'right' : 'left')
export const kindOf = (tooth: Tooth): ToothKind => toothKinds[Number(tooth[1]) - 1] ?? 'M2'

/** The corresponding tooth on the other side. */
export const antimere = (tooth: Tooth): Tooth =>
  toothOf(jawOf(tooth), sideOf(tooth) === 'right' ? 'left' : 'right', kindOf(tooth))

/** The teeth of a jaw from the patient's right to left, up to and including the kind `last`. */
export const archTeeth = (jaw: Jaw, last: ToothKind = 'M1'): readonly Tooth[] => {
  const kinds = toothKinds.slice(0, toothKinds.indexOf(last) + 1)
  return [...kinds.toReversed().map(kind => toothOf(jaw, 'right', kind)), ...kinds.map(kind => toothOf(jaw, 'left', kind))]
}

/** Whether two teeth of a jaw stand next to each other. */
export const areNeighbours = (a: Tooth, b: Tooth): boolean => {
  const teeth = archTeeth(jawOf(a), 'M2')
  return teeth.includes(b) && Math.abs(teeth.indexOf(a) - teeth.indexOf(b)) === 1
}

/** The teeth whose widths are read: first molar to first molar, upper then lower. */
export const readTeeth: readonly Tooth[] = jaws.flatMap(jaw => archTeeth(jaw))

export const isTooth = (text: string): text is Tooth => /^[1-4][1-7]$/.test(text)
