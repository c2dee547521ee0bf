import { z } from 'zod/mini'

/** Which porion is wanted: as films like this one were read, the bony ear canal, or the ear-rod ring of the cephalostat. */
export const porionChoice = z.enum(['film', 'anatomic', 'machine'])
export type PorionChoice = z.infer<typeof porionChoice>
