import * as e from '@sella/contract/entities'
import { z } from 'zod/mini'

/** What was noticed about a film, and in which pixel frame: after mirroring or turning the film, its pixels lie elsewhere. */
export const seenChecks = z.extend(e.filmChecks, { frame: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })
export type SeenChecks = z.infer<typeof seenChecks>

/** Parses the stored text; null where there is none or it cannot be read. */
export const checksIn = (text: string | null): SeenChecks | null => {
  if (text === null) return null
  try {
    return seenChecks.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
