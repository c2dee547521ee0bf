import { createHash } from 'node:crypto'

/** A uuid for something that has no key of its own: always the same for the same thing (UUID version 8, RFC 9562). */
export const namedUuid = (thing: string): string => {
  const hex = createHash('sha256').update(thing).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16)
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `${variant}${hex.slice(18, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
