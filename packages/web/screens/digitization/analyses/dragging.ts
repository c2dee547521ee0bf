import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useRef, useState } from 'react'

const itemOf = (data: Readonly<Record<string | symbol, unknown>>): string | null =>
  typeof data.item === 'string' ? data.item : null

/** Makes a row draggable, carrying the item's name. */
export const useDraggable = (item: string): RefObject<HTMLLIElement | null> => {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => (row.current ? draggable({ element: row.current, getInitialData: () => ({ item }) }) : undefined), [item])
  return row
}

/** A row before or after which items can be dropped; returns the edge at which the line is shown. */
export const useRowDrop = (row: RefObject<HTMLLIElement | null>, place: number, drop: (item: string, at: number) => void) => {
  const [edge, setEdge] = useState<'top' | 'bottom' | null>(null)
  const latest = useRef(drop)
  latest.current = drop
  useEffect(() => {
    const element = row.current
    if (!element) return
    const edgeAt = (y: number): 'top' | 'bottom' => {
      const box = element.getBoundingClientRect()
      return y < box.top + box.height / 2 ? 'top' : 'bottom'
    }
    return combine(
      dropTargetForElements({
        element,
        canDrop: ({ source }) => itemOf(source.data) !== null,
        onDrag: ({ location }) => setEdge(edgeAt(location.current.input.clientY)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ source, location }) => {
          const item = itemOf(source.data)
          if (item) latest.current(item, place + (edgeAt(location.current.input.clientY) === 'bottom' ? 1 : 0))
          setEdge(null)
        },
      }),
    )
  }, [row, place])
  return edge
}

/** A list that accepts drops outside its rows. */
export const useListDrop = (drop: (item: string) => void): RefObject<HTMLUListElement | null> => {
  const list = useRef<HTMLUListElement>(null)
  const latest = useRef(drop)
  latest.current = drop
  useEffect(() => {
    const element = list.current
    if (!element) return
    return dropTargetForElements({
      element,
      onDrop: ({ source, location }) => {
        const item = itemOf(source.data)
        // Already handled by a row.
        if (item && location.current.dropTargets[0]?.element === element) latest.current(item)
      },
    })
  }, [])
  return list
}
