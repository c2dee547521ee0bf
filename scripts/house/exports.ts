import ts from 'typescript'
import { each, resolved, type Source } from './sources'

/** What runs without being imported: commands, threads, the page, and configurations. */
const entries =
  /^packages\/(cli\/sella|web\/main|web\/vite\.config|server\/[\w-]+\/(?:\w+-)*(thread|worker|write)|web\/.*-worker)\.tsx?$/

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)

const exportsOf = ({ tree }: Source): readonly string[] =>
  tree.statements.flatMap(node => {
    if (!isExported(node)) return []
    if (ts.isVariableStatement(node))
      return node.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []))
    return (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name ? [node.name.text] : []
  })

/** Names a file takes from others, as `path name`; `path *` where it takes all. */
const takenBy = (source: Source, paths: ReadonlySet<string>): readonly string[] => {
  const taken: string[] = []
  const from = (specifier: ts.Expression | undefined, names: readonly string[]): void => {
    const path = specifier && ts.isStringLiteralLike(specifier) ? resolved(source.path, specifier.text, paths) : null
    if (path) taken.push(...names.map(name => `${path} ${name}`))
  }
  const named = (list: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]) =>
    list.map(({ name, propertyName }) => (propertyName ?? name).text)
  each(source.tree, node => {
    if (ts.isImportDeclaration(node)) {
      const bindings = node.importClause?.namedBindings
      from(node.moduleSpecifier, bindings && ts.isNamedImports(bindings) ? named(bindings.elements) : ['*'])
    }
    if (ts.isExportDeclaration(node))
      from(
        node.moduleSpecifier,
        node.exportClause && ts.isNamedExports(node.exportClause) ? named(node.exportClause.elements) : ['*'],
      )
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) from(node.arguments[0], ['*'])
  })
  return taken
}

/** Exported values that no other file of the product takes: dead, or there for tests alone. As `path name`. */
export const exportsUnused = (all: readonly Source[]): readonly string[] => {
  const paths = new Set(all.map(({ path }) => path))
  const taken = new Set(all.filter(({ isTest }) => !isTest).flatMap(source => takenBy(source, paths)))
  return all
    .filter(({ path, isTest }) => !isTest && path.startsWith('packages/') && !entries.test(path) && !taken.has(`${path} *`))
    .flatMap(source => exportsOf(source).map(name => `${source.path} ${name}`))
    .filter(name => !taken.has(name))
}
