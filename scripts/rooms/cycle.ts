type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** The shortest way from a file back to itself, without its end; null where there is none. */
const wayBack = (graph: Graph, start: string): readonly string[] | null => {
  const cameFrom = new Map<string, string>()
  const waiting = [start]
  for (const file of waiting)
    for (const next of graph.get(file) ?? []) {
      if (next === start) {
        const way = [file]
        for (let at = file; at !== start; at = way[0] ?? start) way.unshift(cameFrom.get(at) ?? start)
        return way
      }
      if (!cameFrom.has(next)) waiting.push(next)
      if (!cameFrom.has(next)) cameFrom.set(next, file)
    }
  return null
}

/** The shortest cycle among files that reach each other: the one to undo first. */
export const shortestCycle = (graph: Graph, files: readonly string[]): readonly string[] =>
  files
    .flatMap(file => [wayBack(graph, file) ?? []])
    .filter(way => way.length > 0)
    .sort((a, b) => a.length - b.length)[0] ?? []
