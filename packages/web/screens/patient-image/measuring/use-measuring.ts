import type { Point } from '@sella/ceph/geometry/point'
import type { Photo } from '@sella/contract/entities'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { type KeyAct, keyAct } from './key-act'
import {
  areOthers,
  type Measure,
  newNote,
  noteAlong,
  parted,
  type Tool,
  withGesture,
  withoutPoint,
  withPoint,
  withText,
} from './measures'
import { useMarks } from './use-marks'

/** Fraction of the picture's width by which a key moves the crosshair; one pixel with Shift. */
const stride = 1 / 100

const within = (at: number, greatest: number): number => Math.min(greatest, Math.max(0, at))

/** The crosshair that the arrow keys move, in pixels of the picture; it begins in the middle. */
const useCross = (photo: Photo | undefined) => {
  const [cross, setCross] = useState<Point | null>(null)
  const step = ({ x, y }: Point, fine: boolean) => {
    if (!photo) return
    const by = fine ? 1 : photo.width * stride
    setCross(at => {
      const from = at ?? { x: photo.width / 2, y: photo.height / 2 }
      return { x: within(from.x + x * by, photo.width), y: within(from.y + y * by, photo.height) }
    })
  }
  return { cross, step, removeCross: () => setCross(null) }
}

/** The measures shown: those stored with the picture, and the one under way. */
const useMeasures = (photo: Photo | undefined) => {
  const marks = useMarks(photo)
  const [open, setOpen] = useState<Measure | null>(null)
  /** The place in the list of a note just drawn, whose words are typed next. */
  const [fresh, setFresh] = useState<number | null>(null)
  const measures = open ? [...marks.marks, open] : marks.marks
  /** Complete marks are stored, the rest stays unfinished. */
  const put = (next: readonly Measure[]): void => {
    const { whole, unfinished } = parted(next)
    setOpen(unfinished)
    const note = newNote(whole, marks.marks)
    if (note !== null) setFresh(note)
    if (areOthers(whole, marks.marks)) marks.keep(whole)
  }
  return {
    ...{ measures, put, ready: marks.ready, stored: marks.marks, elsewhere: marks.elsewhere },
    giveUp: () => {
      setOpen(null)
      setFresh(null)
    },
    /** An unfinished measure goes point by point; then changes are undone. */
    undo: () => (open ? put(withoutPoint(measures)) : marks.undo()),
    redo: marks.redo,
    canUndo: open !== null || marks.canUndo,
    canRedo: marks.canRedo,
    isNew: (at: number): boolean => fresh === at,
    begun: () => setFresh(null),
  }
}

/** Measurements and notes on the displayed picture. Complete ones are stored with it; unfinished ones are not. */
export const useMeasuring = (photo: Photo | undefined) => {
  const { put, ready, stored, giveUp, ...made } = useMeasures(photo)
  const { measures, undo, redo } = made
  const [tool, setTool] = useState<Tool | null>(null)
  const { cross, step, removeCross } = useCross(photo)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture, or the same shown otherwise, has nothing under way
  useEffect(() => {
    giveUp()
    removeCross()
  }, [photo?.uuid, photo?.shown])
  const take = (next: Tool | null) => {
    setTool(before => (before === next ? null : next))
    giveUp()
    removeCross()
  }
  const clear = () => put([])
  const run = (act: KeyAct): void => {
    if (act.act === 'take') take(act.tool)
    else if (act.act === 'move') step(act.by, act.fine)
    else if (act.act === 'place') cross && tool && ready && put(withPoint(measures, tool, cross))
    else ({ undo, redo, clear, leave: () => take(null) })[act.act]()
  }
  return {
    ...{ ...made, tool, take, cross, clear },
    press: (...gesture: Parameters<typeof withGesture>[2]) => void (tool && ready && put(withGesture(measures, tool, gesture))),
    remove: (at: number) => put(measures.filter((_, i) => i !== at)),
    /** A freehand line drawn with the note tool. */
    draw: (places: readonly Point[]) => void (ready && put([...stored, noteAlong(places)])),
    write: (of: Measure, text: string) => put(withText(measures, of, text)),
    /** The effect of a key; undefined if it has none here. */
    keyed: (event: KeyboardEvent): (() => void) | undefined => {
      const act = keyAct(event, { tool, hasMarks: measures.length > 0, hasCross: cross !== null })
      return act ? () => run(act) : undefined
    },
  }
}

export type Measuring = ReturnType<typeof useMeasuring>
