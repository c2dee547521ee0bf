import { base, type Call } from '@sella/contract/call'
import { documents } from '@sella/contract/documents/documents'
import { settingDocuments } from '@sella/contract/documents/settings'
import { errors } from '@sella/contract/errors'
import { z } from 'zod'

interface Shape {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly maxLength?: number
  /** Names the document that a text holds. */
  readonly contentSchema?: { readonly $ref: string }
  readonly additionalProperties?: Shape | false
}

const inWords = (shape: Shape): string => {
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.enum) return shape.enum.map(value => JSON.stringify(value)).join(' | ')
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return [...new Set(choices.map(inWords))].join(' | ')
  if (shape.type === 'array') return `${inWords(shape.items ?? {})}[]`
  if (shape.type === 'object') return fieldsOf(shape)
  if (Array.isArray(shape.type)) return shape.type.map(type => inWords({ ...shape, type })).join(' | ')
  if (shape.contentSchema) return `text of ${shape.contentSchema.$ref.split('/').at(-1)}`
  const limit = shape.maxLength && !shape.format ? ` ≤ ${shape.maxLength}` : ''
  return (shape.format ?? shape.type ?? 'anything') + limit
}

const fieldsOf = ({ properties = {}, required = [], additionalProperties }: Shape): string => {
  const fields = Object.entries(properties).map(
    ([name, shape]) => `${name}${required.includes(name) ? '' : '?'}: ${inWords(shape)}`,
  )
  const others = additionalProperties ? [`[key]: ${inWords(additionalProperties)}`] : []
  return fields.length + others.length === 0 ? '{}' : `{ ${[...fields, ...others].join(', ')} }`
}

const shapeOf = (type: z.core.$ZodType, io: 'input' | 'output'): string =>
  inWords(z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Shape)

const who = {
  public: 'anyone',
  doctor: 'a signed-in doctor',
  staff: 'the staff of customer service',
  signed: 'whoever has the signed address',
} as const

const sends = (row: Call): string => {
  if (row.body === 'json') return `Body: \`${shapeOf(row.input, 'input')}\``
  const query = `Query: \`${shapeOf(row.input, 'input')}\``
  return row.body === 'query' ? query : `${query}; body: the bytes of the file`
}

const replies = (row: Call): string => {
  if (row.reply === 'envelope') return `Data: \`${shapeOf(row.output, 'output')}\``
  return row.reply === 'events'
    ? `Reply: server-sent events; each \`data\`: \`${shapeOf(row.output, 'output')}\``
    : 'Reply: a file; refusals as the envelope'
}

const section = (name: string, row: Call): string =>
  [
    `### ${row.method} ${base}${row.path}`,
    '',
    `${row.does} For ${who[row.access]}.${row.awaits ? ' **Not in this version: answers 501.**' : ''}`,
    '',
    `- Name in the contract: \`${name}\``,
    `- ${sends(row)}`,
    `- ${replies(row)}`,
    ...(row.once ? ['- Takes `idempotency-key`'] : []),
    '',
  ].join('\n')

const preface = `# The calls

Written by \`npx tsx packages/server/openapi/write.ts\` from the rows of \`packages/contract\`; change them there.

Every call lies under \`${base}\`. Unless it says otherwise it takes and answers JSON, the answer being the envelope
\`{ "code": 200, "message": "", "data": ... }\`. A refusal has the HTTP status of its row in the table at the end, the same
\`code\`, a \`message\` in the reader's language (header \`x-lang: zh|en\`, else \`Accept-Language\`, else Chinese) and
\`data: { "reason": CODE, ... }\`. The token of the sign-in travels in the \`authorization\` header, bare or after \`Bearer\`;
a missing, unknown, expired or revoked one is answered by 401 \`SESSION_EXPIRED\`. Unknown fields are refused. JSON is
limited to 2.5 MB, a file to 200 MB. A caller that may not get a reply gives those calls that say so an \`idempotency-key\`
(16 to 64 letters, digits, \`-\` or \`_\`, at random): made again with the same key and the same input within a day, such a call does
nothing and gives the first reply; one that was refused is made anew. The same as OpenAPI: \`${base}/openapi.json\`, kept in \`docs/openapi.json\`.
`

const refusals = (): string => {
  const rows = Object.entries(errors).map(([code, row]) => `| ${code} | ${row.status || ''} | ${row.zh} | ${row.en} |`)
  return ['## Refusals', '', '| reason | status | 中文 | English |', '|---|---|---|---|', ...rows, ''].join('\n')
}

const documentSections = (): string =>
  documents
    .map(({ name, holds, version, schema }) => `### ${name}\n\n${holds} Form ${version}: \`${shapeOf(schema, 'input')}\`\n`)
    .join('\n')

const settingSections = (): string =>
  settingDocuments
    .map(({ name, schema }) => `### \`${name}\`\n\nThe content of the setting of that name: \`${shapeOf(schema, 'input')}\`\n`)
    .join('\n')

const documentsHead =
  '## Documents\n\nWhat is in the fields that are JSON kept as text. Fields nobody here knows are kept; older forms are read, and what is malformed is refused.\n'

/** The human-readable page about the calls, generated from the contract. */
export const apiPage = (calls: Readonly<Record<string, Call>>): string =>
  [
    preface,
    '## Calls',
    '',
    ...Object.entries(calls).map(([name, row]) => section(name, row)),
    documentsHead,
    documentSections(),
    settingSections(),
    refusals(),
  ].join('\n')
