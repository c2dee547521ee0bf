import ts from 'typescript'
import { each, type Source } from './sources'

/** Lines a function may have before it is counted. */
const longest = 40

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isMethodDeclaration(node)

const nameOf = (node: ts.FunctionLikeDeclaration): string => {
  if (node.name && ts.isIdentifier(node.name)) return node.name.text
  return ts.isVariableDeclaration(node.parent) && ts.isIdentifier(node.parent.name) ? node.parent.name.text : 'unnamed'
}

const isMarkup = (node: ts.Node): boolean => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)

const linesOf = (node: ts.Node, tree: ts.SourceFile): number => {
  const lineAt = (at: number): number => tree.getLineAndCharacterOfPosition(at).line
  return lineAt(node.getEnd()) - lineAt(node.getStart()) + 1
}

/** Lines under a node that only lay out a page: each piece of markup counts as one. */
const markupLines = (node: ts.Node, tree: ts.SourceFile): number => {
  let lines = 0
  ts.forEachChild(node, child => {
    lines += isMarkup(child) ? linesOf(child, tree) - 1 : markupLines(child, tree)
  })
  return lines
}

/** Functions of more than 40 lines besides their markup, by name; those of tests are not counted, for there a long one is a list of cases. */
export const longFunctions = ({ tree, isTest }: Source): readonly string[] => {
  if (isTest) return []
  const long: string[] = []
  each(tree, node => {
    if (isFunction(node) && linesOf(node, tree) - markupLines(node, tree) > longest) long.push(nameOf(node))
  })
  return long
}
