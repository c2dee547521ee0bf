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
  'Told',
  'Said',
  'Telling',
])

/** Names that read translated, such as `toldOf` or `laidJson`: they say that something happened, not what the value is. */
const translated = /^(?:told|said|laid|held)[A-Z]|^(?:letGo|keepFor)$/
/** Types called by what happened to their value; `StoredTexts`, `AlignmentHistory`, `ItemLookup` say what it is. */
const translatedType = /^(?:Laid|Kept|Held|Known)(?:$|[A-Z])|^[A-Z][A-Za-z]+(?:Laid|Kept|Held)$/
/** Names of the kind that are still in use; none is added. */
const stillTranslated: ReadonlySet<string> = new Set([])

/** Properties that stored documents, the wire or printed JSON name so, by the files that write or read them. New ones are not added. */
const storedNames: Readonly<Record<string, readonly string[]>> = {
  'packages/cli/commands/maturation.ts': ['told'],
  'packages/cli/commands/maturation.test.ts': ['told'],
  'packages/contract/calls/phone.ts': ['most'],
  'packages/contract/documents/documents.test.ts': ['known'],
  'packages/contract/entities.ts': ['found'],
  'packages/server/patients/list-rows.ts': ['found'],
  'packages/server/phone/desk-calls.ts': ['most'],
  'packages/server/phone/phone-calls.ts': ['most'],
  'packages/server/phone/phone.test.ts': ['most'],
  'packages/web/screens/patient-image/phone/phone-dialog.tsx': ['most'],
  'packages/web/words/en/receipt.ts': ['known'],
  'packages/web/words/zh/receipt.ts': ['known'],
}

const isTranslated = (name: string): boolean => translated.test(name) && !stillTranslated.has(name)

const isValue = (
  node: ts.Node,
): node is ts.VariableDeclaration | ts.ParameterDeclaration | ts.BindingElement | ts.FunctionDeclaration =>
  ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node) || ts.isFunctionDeclaration(node)

type Property =
  | ts.PropertySignature
  | ts.PropertyDeclaration
  | ts.PropertyAssignment
  | ts.ShorthandPropertyAssignment
  | ts.MethodSignature
  | ts.MethodDeclaration

const isProperty = (node: ts.Node): node is Property =>
  ts.isPropertySignature(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isShorthandPropertyAssignment(node) ||
  ts.isMethodSignature(node) ||
  ts.isMethodDeclaration(node)

const isType = (
  node: ts.Node,
): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration | (ts.ClassDeclaration & { name: ts.Identifier }) =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || (ts.isClassDeclaration(node) && node.name !== undefined)

const propsOf = (node: ts.Node): string | null => {
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !/^[A-Z]/.test(node.name.text)) return null
  const made = node.initializer
  const type = made && (ts.isArrowFunction(made) || ts.isFunctionExpression(made)) ? made.parameters[0]?.type : undefined
  return type && ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) ? type.typeName.text : null
}

/** What the glossary refuses in a file, as `rule: name`. Tests are read too: they speak the same language. */
export const namesRefused = ({ path, tree }: Source): readonly string[] => {
  const refused: string[] = []
  const stored = storedNames[path] ?? []
  const kept = new Set<string>()
  each(tree, node => {
    if (isValue(node) && node.name && ts.isIdentifier(node.name) && empty.has(node.name.text))
      refused.push(`says nothing: ${node.name.text}`)
    if (isProperty(node) && ts.isIdentifier(node.name) && empty.has(node.name.text)) {
      if (stored.includes(node.name.text)) kept.add(node.name.text)
      else refused.push(`says nothing: property ${node.name.text}`)
    }
    if ((isValue(node) || isProperty(node)) && node.name && ts.isIdentifier(node.name) && isTranslated(node.name.text))
      refused.push(`reads translated: ${node.name.text}`)
    if (isType(node) && ambiguous.has(node.name.text)) refused.push(`means several things: ${node.name.text}`)
    if (isType(node) && translatedType.test(node.name.text) && !stillTranslated.has(node.name.text))
      refused.push(`reads translated: type ${node.name.text}`)
    const props = path.endsWith('.tsx') ? propsOf(node) : null
    if (props && !/.Props$/.test(props)) refused.push(`props not named XProps: ${props}`)
  })
  for (const name of stored) if (!kept.has(name)) refused.push(`no longer stored, remove it from scripts/house/names.ts: ${name}`)
  return refused
}
