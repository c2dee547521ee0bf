import type { Point } from '@sella/ceph/geometry/point'
import type { Photo } from '@sella/contract/entities'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { isWhole, type Measure, noteAlong, type Tool, withGesture, withoutPoint, withPoint } from './measures'
import { useMarks } from './use-marks'

/** Keys that select or deselect a tool. */
const tools: Readonly<Record<string, Tool>> = { d: 'distance', a: 'angle', n: 'note' }
/** Fraction of the picture's width by which a key moves the crosshair; one pixel with Shift. */
const stride = 1 / 100

const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Whether a key undoes or redoes a step. */
const strokeOf = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): 'undo' | 'redo' | null => {
  if (!ctrlKey && !metaKey) return null
  const letter = key.toLowerCase()
  if (letter === 'y' || (letter === 'z' && shiftKey)) return 'redo'
  return letter === 'z' ? 'undo' : null
}

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

/** Measurements and notes on the displayed picture. Complete ones are stored with it; unfinished ones are not. */
export const useMeasuring = (photo: Photo | undefined) => {
  const marks = useMarks(photo)
  const [tool, setTool] = useState<Tool | null>(null)
  const [open, setOpen] = useState<Measure | null>(null)
  const { cross, step, removeCross } = useCross(photo)
  /** The place in the list of a note just drawn, whose words are typed next. */
  const [fresh, setFresh] = useState<number | null>(null)
  const measures = open ? [...marks.marks, open] : marks.marks
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture, or the same shown otherwise, has nothing under way
  useEffect(() => {
    setOpen(null)
    removeCross()
  }, [photo?.uuid, photo?.shown])
  /** Complete marks are stored, the rest stays unfinished. */
  const put = (next: readonly Measure[]) => {
    const last = next.at(-1)
    const unfinished = last && !isWhole(last) ? last : null
    setOpen(unfinished)
    const whole = unfinished ? next.slice(0, -1) : next
    if (whole.length > marks.marks.length && whole.at(-1)?.tool === 'note') setFresh(whole.length - 1)
    if (whole.length !== marks.marks.length || whole.some((mark, i) => mark !== marks.marks[i])) marks.keep(whole)
  }
  const take = (next: Tool | null) => {
    setTool(before => (before === next ? null : next))
    setOpen(null)
    removeCross()
  }
  const place = (point: Point) => tool && marks.ready && put(withPoint(measures, tool, point))
  /** An unfinished measure goes point by point; then changes are undone. */
  const undo = () => (open ? put(withoutPoint(measures)) : marks.undo())
  /** The effect of a key; undefined if it has none here. */
  const keyed = (event: KeyboardEvent): (() => void) | undefined => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event
    const back = strokeOf(event)
    if (back) return { undo, redo: marks.redo }[back]
    if (ctrlKey || metaKey || altKey) return undefined
    const named = tools[key.toLowerCase()]
    if (named) return () => take(named)
    if (key === 'Delete' && measures.length > 0) return () => put([])
    if (!tool) return undefined
    const move = moves[key]
    if (move) return () => step(move, shiftKey)
    if (key === 'Enter' && cross) return () => place(cross)
    return key === 'Escape' ? () => take(null) : undefined
  }
  return {
    tool,
    take,
    measures,
    elsewhere: marks.elsewhere,
    cross,
    press: (...gesture: Parameters<typeof withGesture>[2]) =>
      void (tool && marks.ready && put(withGesture(measures, tool, gesture))),
    undo,
    redo: marks.redo,
    canUndo: open !== null || marks.canUndo,
    canRedo: marks.canRedo,
    clear: () => put([]),
    remove: (at: number) => put(measures.filter((_, i) => i !== at)),
    /** A freehand line drawn with the note tool. */
    draw: (places: readonly Point[]) => void (marks.ready && put([...marks.marks, noteAlong(places)])),
    isNew: (at: number): boolean => fresh === at,
    begun: () => setFresh(null),
    write: (of: Measure, text: string) =>
      put(measures.map(mark => (mark === of ? { tool: mark.tool, points: mark.points, ...(text ? { text } : {}) } : mark))),
    keyed,
  }
}

export type Measuring = ReturnType<typeof useMeasuring>
