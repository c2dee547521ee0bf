import { dirname, join } from 'node:path'
import ts from 'typescript'
import { each, resolved, type Source } from '../house/sources'

/** The texts by which a file names others: imports and exports of either kind, types taken by `import()`, and files loaded late. */
const namesIn = ({ tree }: Source): readonly string[] => {
  const names: string[] = []
  const add = (node: ts.Node | undefined): void => {
    if (node && ts.isStringLiteralLike(node)) names.push(node.text)
  }
  each(tree, node => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier)
    if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference))
      add(node.moduleReference.expression)
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal)
    if (ts.isCallExpression(node) && isLoading(node.expression)) add(node.arguments[0])
  })
  return names
}

const isLoading = (called: ts.Expression): boolean =>
  called.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(called) && called.text === 'require')

/** A style sheet, a picture or the like, named from the file itself; JSON is data and no room's. */
const otherFile = (from: string, name: string, exists: (path: string) => boolean): string | null => {
  const path = name.startsWith('.') ? join(dirname(from), name.replace(/\?.*$/, '')) : ''
  return path && !path.endsWith('.json') && exists(path) ? path : null
}

/** Which files of the product each file of it names, from the root; packages of others are left out. `exists`: of what is no TypeScript. */
export const importsOf = (
  all: readonly Source[],
  exists: (path: string) => boolean,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const paths = new Set(all.map(({ path }) => path))
  return new Map(
    all.map(source => [
      source.path,
      new Set(namesIn(source).flatMap(name => resolved(source.path, name, paths) ?? otherFile(source.path, name, exists) ?? [])),
    ]),
  )
}
