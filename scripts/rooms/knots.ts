/** Rooms, or files, that reach each other on some way: Tarjan's strongly connected components of more than one, each sorted by name. */
export const knotsOf = (looks: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] => {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const path: string[] = []
  const onPath = new Set<string>()
  const knots: string[][] = []
  const lower = (room: string, to: number): void => void low.set(room, Math.min(low.get(room) ?? to, to))
  const visit = (room: string): void => {
    index.set(room, index.size)
    lower(room, index.size - 1)
    path.push(room)
    onPath.add(room)
    for (const other of looks.get(room) ?? []) {
      if (!index.has(other)) visit(other)
      if (onPath.has(other)) lower(room, low.get(other) ?? 0)
    }
    if (low.get(room) !== index.get(room)) return
    const knot = path.splice(path.lastIndexOf(room))
    for (const each of knot) onPath.delete(each)
    if (knot.length > 1) knots.push(knot.sort())
  }
  for (const room of looks.keys()) if (!index.has(room)) visit(room)
  return knots
}
