import type { Point } from '@sella/ceph/geometry/point'
import type { Photo } from '@sella/contract/entities'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { type Measure, type Tool, withoutPoint, withPoint } from './measures'

/** Keys by which a tool is taken up, or put down again. */
const tools: Readonly<Record<string, Tool>> = { d: 'distance', a: 'angle' }
/** Share of the picture's width a key moves the crosshair; with Shift one pixel. */
const stride = 1 / 100

const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const within = (at: number, most: number): number => Math.min(most, Math.max(0, at))

/** What is measured on the picture that is looked at: for the eye, as long as it is open. Another picture begins anew. */
export const useMeasuring = (photo: Photo | undefined) => {
  const [tool, setTool] = useState<Tool | null>(null)
  const [measures, setMeasures] = useState<readonly Measure[]>([])
  const [cross, setCross] = useState<Point | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture, or the same shown otherwise, has nothing measured
  useEffect(() => {
    setMeasures([])
    setCross(null)
  }, [photo?.uuid, photo?.shown])
  const take = (next: Tool | null) => {
    setTool(held => (held === next ? null : next))
    setCross(null)
  }
  const place = (point: Point) => tool && setMeasures(list => withPoint(list, tool, point))
  const step = ({ x, y }: Point, fine: boolean) => {
    if (!photo) return
    const by = fine ? 1 : photo.width * stride
    setCross(at => {
      const from = at ?? { x: photo.width / 2, y: photo.height / 2 }
      return { x: within(from.x + x * by, photo.width), y: within(from.y + y * by, photo.height) }
    })
  }
  const undo = () => setMeasures(withoutPoint)
  /** What a key does; undefined where it is none of ours. */
  const keyed = (event: KeyboardEvent): (() => void) | undefined => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') return undo
    if (ctrlKey || metaKey || altKey) return undefined
    const named = tools[key.toLowerCase()]
    if (named) return () => take(named)
    if (key === 'Delete' && measures.length > 0) return () => setMeasures([])
    if (!tool) return undefined
    const move = moves[key]
    if (move) return () => step(move, shiftKey)
    if (key === 'Enter' && cross) return () => place(cross)
    return key === 'Escape' ? () => take(null) : undefined
  }
  return { tool, take, measures, cross, place, undo, clear: () => setMeasures([]), keyed }
}

export type Measuring = ReturnType<typeof useMeasuring>
