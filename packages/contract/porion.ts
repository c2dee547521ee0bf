import { z } from 'zod/mini'

/**
 * The preferred definition of porion: the one used by those who read similar films, the bony ear canal, or the ear-rod ring of
 * the cephalostat.
 */
export const porionChoice = z.enum(['film', 'anatomic', 'machine'])
export type PorionChoice = z.infer<typeof porionChoice>
