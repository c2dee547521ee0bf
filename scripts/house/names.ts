import ts from 'typescript'
import { each, type Source } from './sources'

/** Names of values that say nothing of what they hold. */
const empty: ReadonlySet<string> = new Set(['found', 'held', 'one', 'laid', 'known', 'said', 'told', 'most'])
/** Names that meant several things: a name of a type says which. */
const ambiguous: ReadonlySet<string> = new Set([
  'Bench',
  'Subject',
  'Sheet',
  'Look',
  'Found',
  'Row',
  'Reader',
  'Store',
  'Desk',
  'Table',
  'Board',
])

const isValue = (
  node: ts.Node,
): node is ts.VariableDeclaration | ts.ParameterDeclaration | ts.BindingElement | ts.FunctionDeclaration =>
  ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node) || ts.isFunctionDeclaration(node)

const propsOf = (node: ts.Node): string | null => {
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !/^[A-Z]/.test(node.name.text)) return null
  const made = node.initializer
  const type = made && (ts.isArrowFunction(made) || ts.isFunctionExpression(made)) ? made.parameters[0]?.type : undefined
  return type && ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) ? type.typeName.text : null
}

/** What the glossary refuses in a file, as `rule: name`. Tests are read too: they speak the same language. */
export const namesRefused = ({ path, tree }: Source): readonly string[] => {
  const refused: string[] = []
  each(tree, node => {
    if (isValue(node) && node.name && ts.isIdentifier(node.name) && empty.has(node.name.text))
      refused.push(`says nothing: ${node.name.text}`)
    if ((ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && ambiguous.has(node.name.text))
      refused.push(`means several things: ${node.name.text}`)
    const props = path.endsWith('.tsx') ? propsOf(node) : null
    if (props && !/.Props$/.test(props)) refused.push(`props not named XProps: ${props}`)
  })
  return refused
}
