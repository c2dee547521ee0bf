import { createRequire } from 'node:module'
import type * as argon2 from '@node-rs/argon2'
import { password } from './doctors-password'

const { hash: dear, verify }: typeof argon2 = createRequire(import.meta.url)('@node-rs/argon2')

/** The least that the library takes. */
const little = { memoryCost: 1024, timeCost: 1, parallelism: 1 }

/**
 * Stands for the library in tests (`vitest.config.ts`): the password that all invented doctors share is hashed at little cost, every
 * other as the server asks. A doctor costs a test 22 ms of processor time otherwise, which is more than what most tests do with her.
 */
const hash: typeof dear = (text, options, ...rest) => dear(text, text === password ? { ...options, ...little } : options, ...rest)

export { hash, verify }
