import { normalizeIP } from '@fastify/rate-limit'

/**
 * What is counted of a caller's network address: an IPv4 address, or the first 64 bits of an IPv6 address, of which one connection
 * has as many as it likes. Any other text is returned as it is.
 */
export const networkOf = (address: string): string => normalizeIP(address, 64)
