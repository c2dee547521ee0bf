import type { Plugin } from 'vite'

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Every property `does: …` below a node of the syntax tree. */
const sentences = (node: Node): readonly Node[] => {
  const key = node.type === 'Property' ? node.key : null
  if (isNode(key) && key.name === 'does') return [node]
  return Object.values(node).flatMap(value => [value].flat().filter(isNode).flatMap(sentences))
}

/** Removes the calls' `does` from the browser's bundle: sentences for the documentation, which only the server writes. */
export const quietCalls = (): Plugin => ({
  name: 'quiet-calls',
  apply: 'build',
  transform: {
    filter: { id: /\/packages\/contract\/calls\/[^/]+\.ts$/ },
    handler(code) {
      const kept = sentences(this.parse(code) as unknown as Node).reduceRight(
        (text, { start, end }) => `${text.slice(0, start)}${text.slice(end).replace(/^\s*,/, '')}`,
        code,
      )
      return { code: kept, map: null }
    },
  },
})
