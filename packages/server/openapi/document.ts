import { actKeyHeader, base, type Call } from '@sella/contract/call'
import { documents } from '@sella/contract/documents/documents'
import { settingDocuments } from '@sella/contract/documents/settings'
import { errors } from '@sella/contract/errors'
import { z } from 'zod'

type Json = Readonly<Record<string, unknown>>

const schema = (type: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Json
  return rest
}

const envelope = (data: Json): Json => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: { code: { type: 'integer', const: 200 }, message: { type: 'string' }, data },
})

const queryOf = (row: Call): readonly Json[] => {
  const { properties = {}, required = [] } = schema(row.input, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: type,
  }))
}

const requestOf = (row: Call): Json => {
  if (row.body === 'json')
    return { requestBody: { required: true, content: { 'application/json': { schema: schema(row.input, 'input') } } } }
  const parameters = queryOf(row)
  if (row.body === 'query') return { parameters }
  return {
    parameters,
    requestBody: { required: true, content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } },
  }
}

const actKey: Json = {
  name: actKeyHeader,
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' },
}

const withActKey = ({ once }: Call, request: Json): Json =>
  once ? { ...request, parameters: [...((request.parameters as readonly Json[] | undefined) ?? []), actKey] } : request

const contentOf = (row: Call): Json => {
  if (row.reply === 'envelope') return { 'application/json': { schema: envelope(schema(row.output, 'output')) } }
  return row.reply === 'events'
    ? { 'text/event-stream': {} }
    : { [row.media ?? 'application/octet-stream']: { schema: { type: 'string', format: 'binary' } } }
}

const operation = (name: string, row: Call): Json => ({
  operationId: name,
  summary: row.does,
  ...(row.awaits ? { description: 'Not in this version: answers 501.' } : {}),
  security: row.access === 'doctor' || row.access === 'staff' ? [{ token: [] }] : [],
  ...withActKey(row, requestOf(row)),
  responses: { 200: { description: 'Done.', content: contentOf(row) }, default: { $ref: '#/components/responses/Refused' } },
})

const refusedResponse: Json = {
  description: 'Refused: `code` equals the HTTP status, `data.reason` names the rule; `x-status` says which status each has.',
  'x-status': Object.fromEntries(Object.entries(errors).map(([reason, { status }]) => [reason, status])),
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'message', 'data'],
        properties: {
          code: { type: 'integer' },
          message: { type: 'string' },
          data: { type: 'object', required: ['reason'], properties: { reason: { type: 'string', enum: Object.keys(errors) } } },
        },
      },
    },
  },
}

/** Schemas of the documents to which calls refer by `contentSchema`. */
const documentSchemas = (): Json =>
  Object.fromEntries([
    ...documents.map(({ name, holds, schema: content }) => [name, { description: holds, ...schema(content, 'input') }]),
    ...settingDocuments.map(({ name, schema: content }) => [
      name,
      { description: 'The setting of that name.', ...schema(content, 'input') },
    ]),
  ])

/** The OpenAPI 3.1 document of the wire, generated from the contract. */
export const apiDocument = (calls: Readonly<Record<string, Call>>): Json => ({
  openapi: '3.1.0',
  info: { title: 'Sella', version: '1', license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
  servers: [{ url: base }],
  paths: Object.fromEntries(
    Object.entries(calls).map(([name, row]) => [row.path, { [row.method.toLowerCase()]: operation(name, row) }]),
  ),
  components: {
    schemas: documentSchemas(),
    securitySchemes: {
      token: {
        type: 'apiKey',
        in: 'header',
        name: 'authorization',
        description: 'The token of the sign-in, bare or after `Bearer`.',
      },
    },
    responses: { Refused: refusedResponse },
  },
})
