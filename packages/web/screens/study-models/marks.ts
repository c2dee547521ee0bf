import { middle3, type Point3 } from '@sella/ceph/geometry/space'
import { showMm } from '@sella/ceph/study-models/as-read'
import type { Contacts, ModelReadings } from '@sella/ceph/study-models/readings'
import { scaleOf } from '@sella/ceph/study-models/scale'
import { archTeeth, type Jaw, jawOf, jaws, type Tooth } from '@sella/ceph/study-models/tooth'
import { type Step, stepsOf, type Task } from '@sella/workbench/study-models/tour'
import type { ScreenPlace } from './arch-stage'

/** px of the letters of a width: CJK ones are square. */
const letters = { wide: 12, narrow: 6.8 } as const
export const roomFor = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? letters.wide : letters.narrow), 0)

/** px of a line that must show on both sides of its text. */
const lineShown = 40

/** What stands on the line of an arch width `px` long: its name without what is in brackets, where there is room for it. */
export const spanText = (name: string, mm: number, px: number): string => {
  const length = `${showMm(mm)} mm`
  const whole = `${name.replace(/（.*|\(.*/, '').trim()} ${length}`
  return roomFor(whole) + lineShown <= px ? whole : length
}

type Project = (jaw: Jaw, at: Point3) => ScreenPlace | null

/** A placed point on the stage. */
export interface Dot extends Step {
  readonly at: ScreenPlace
}

/** The two contacts of a tooth, connected. */
export interface WidthLine {
  readonly tooth: Tooth
  readonly from: ScreenPlace
  readonly to: ScreenPlace
  /** The position of its width: outside the arch. */
  readonly label: ScreenPlace
}

/** mm from a tooth's middle to its outer face, and px from there to its width. */
const outward = { mm: 6, px: 13 } as const

const contactsShown = (readings: ModelReadings, tooth: Tooth, round: number): Contacts | undefined => {
  const { contacts = [] } = readings.teeth[tooth] ?? {}
  return round === 0 ? (contacts.at(-1) ?? contacts[0]) : contacts[round]
}

/** Points of the current task; for contacts those of the reading in progress, otherwise of the last one. */
export const dotsOf = (readings: ModelReadings, task: Task, round: number, project: Project): readonly Dot[] =>
  stepsOf(task).flatMap(step => {
    const read = readings.teeth[step.tooth]
    const at =
      step.point === 'MC' || step.point === 'DC' ? contactsShown(readings, step.tooth, round)?.[step.point] : read?.[step.point]
    const placed = at && !read?.missing ? project(jawOf(step.tooth), at) : null
    return placed ? [{ ...step, at: placed }] : []
  })

const beyond = (from: ScreenPlace, through: ScreenPlace, by: number): ScreenPlace => {
  const [x, y] = [through.x - from.x, through.y - from.y]
  const long = Math.hypot(x, y) || 1
  return { x: through.x + (x / long) * by, y: through.y + (y / long) * by }
}

/** Every tooth whose width is read in this round, with the position of its label. */
export const widthLines = (
  readings: ModelReadings,
  {
    round,
    project,
    pixelsPerUnit,
  }: { readonly round: number; readonly project: Project; readonly pixelsPerUnit: (jaw: Jaw) => number },
): readonly WidthLine[] =>
  jaws.flatMap(jaw => {
    const read = archTeeth(jaw).flatMap(tooth => {
      const { MC, DC } = contactsShown(readings, tooth, round) ?? {}
      return MC && DC && !readings.teeth[tooth]?.missing ? [{ tooth, MC, DC }] : []
    })
    const middles = read.flatMap(({ MC, DC }) => project(jaw, middle3(MC, DC)) ?? [])
    const xs = middles.map(({ x }) => x)
    const ys = middles.map(({ y }) => y)
    const centre = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
    const scale = scaleOf(readings, jaw)
    const reach = outward.px + (scale === null ? 0 : (outward.mm / scale) * pixelsPerUnit(jaw))
    return read.flatMap(({ tooth, MC, DC }) => {
      const [from, to, middle] = [project(jaw, MC), project(jaw, DC), project(jaw, middle3(MC, DC))]
      return from && to && middle ? [{ tooth, from, to, label: beyond(centre, middle, reach) }] : []
    })
  })
