import fc, { type Arbitrary } from 'fast-check'

/** A JSON schema as the OpenAPI writes them; only what it uses is read. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly format?: string
  readonly pattern?: string
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

/** Texts that have broken servers elsewhere: quoting, paths, code points, numbers that are none, deep JSON. */
const nastyTexts: readonly string[] = [
  ...[
    '',
    ' ',
    '\u0000',
    '陈\u0000',
    'a\u0000b',
    '\uD800',
    '陈\uDC00',
    '\u202E陈',
    '😀'.repeat(50),
    'ﬃ',
    'İ',
    '%',
    '_',
    '\\',
    '%00',
    '%%%',
  ],
  ...["'; drop table image; --", '" or 1=1', '$1', '{{1}}', '<script>', '../../etc/passwd', 'file:///', '\r\nset-cookie: a=b'],
  ...['NaN', '1e999', '-0', '9'.repeat(400), '0x10', '2026-02-30', '0000-00-00', '99999-01-01', '2026-01-01T25:61', '{}', '[]'],
  ...['null', '{"__proto__":{"a":1}}', '['.repeat(2000), `{"version":99999,"x":${'[0,'.repeat(500)}`, 'a'.repeat(70_000)],
]

const nastyNumbers: readonly number[] = [
  ...[0, -0, 1, -1, 0.1, 1e-320, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, 2 ** 53 - 1, -(2 ** 53) + 1, 1e308, -1e308],
]

export const nastyValue: Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nastyTexts) },
  fc.constantFrom(...nastyNumbers),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, false, [], {}, [[]], [null]),
)

const texts = (schema: Schema, existing: Arbitrary<string>): Arbitrary<unknown> => {
  if (schema.format === 'uuid') return fc.oneof({ weight: 5, arbitrary: existing }, fc.uuid())
  const free = fc.string({ unit: 'binary', maxLength: Math.min(schema.maxLength ?? 40, 400) })
  const shaped = schema.pattern ? [fc.stringMatching(new RegExp(schema.pattern))] : []
  return fc.oneof(...shaped, free, existing, fc.constantFrom(...nastyTexts))
}

const whole = ({ minimum = -(2 ** 53) + 1, maximum = 2 ** 53 - 1 }: Schema): Arbitrary<unknown> =>
  fc.oneof(fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }), fc.integer({ min: 0, max: 10 }))

const fields = (schema: Schema, existing: Arbitrary<string>): Arbitrary<unknown> => {
  const properties = Object.entries(schema.properties ?? {})
  const required = properties.map(([name]) => name).filter(name => schema.required?.includes(name))
  const values = Object.fromEntries(properties.map(([name, inner]) => [name, valuesOf(inner, existing)]))
  return fc.record(values, { requiredKeys: required })
}

const ofType = (type: string | undefined, schema: Schema, existing: Arbitrary<string>): Arbitrary<unknown> => {
  if (type === 'string') return texts(schema, existing)
  if (type === 'integer') return whole(schema)
  if (type === 'number') return fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), whole({}))
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'array') return fc.array(valuesOf(schema.items ?? {}, existing), { maxLength: 4 })
  return type === 'object' ? fields(schema, existing) : nastyValue
}

/** Values that fit a schema, with `existing` texts (names of things that exist) among the strings. */
export const valuesOf = (schema: Schema, existing: Arbitrary<string>): Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(choice => valuesOf(choice, existing)))
  const types = typeof schema.type === 'object' ? schema.type : [schema.type]
  return fc.oneof(...types.map(type => ofType(type, schema, existing)))
}
