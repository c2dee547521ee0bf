import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

export interface Source {
  /** From the root of the repository, as `packages/ceph/words.ts`. */
  readonly path: string
  readonly tree: ts.SourceFile
  readonly isTest: boolean
}

const root = join(import.meta.dirname, '..', '..')
const outside = /node_modules|\/dist\/|\/public\/|\.d\.ts$/
const tests = /\.(test|bench)\.tsx?$|\/testing\/|\.types\.test|^(e2e|bench)\//

/** A file with its text read. */
export const sourceOf = (path: string, text: string): Source => ({
  path,
  tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
  isTest: tests.test(path),
})

const readAll = (): readonly Source[] =>
  ['packages', 'scripts', 'e2e', 'bench'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map(entry => relative(root, join(entry.parentPath, entry.name)))
      .filter(path => !outside.test(path))
      .map(path => sourceOf(path, readFileSync(join(root, path), 'utf8'))),
  )

let all: readonly Source[] | null = null

/** Every TypeScript file of the product, its tests and its tools; read once by checks that run in one process. */
export const sources = (): readonly Source[] => {
  all ??= readAll()
  return all
}

/** The file an import of `from` names, among `paths`; null for a package. */
export const resolved = (from: string, name: string, paths: ReadonlySet<string>): string | null => {
  const base = name.startsWith('.') ? join(dirname(from), name) : name.startsWith('@sella/') ? `packages/${name.slice(7)}` : null
  return base && ([base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find(path => paths.has(path)) ?? null)
}

/** Calls back for every node under one. */
export const each = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  ts.forEachChild(node, child => {
    visit(child)
    each(child, visit)
  })
}
