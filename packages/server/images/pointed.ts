import type { ImageKind } from '@sella/contract/entities'

const pointed: ReadonlySet<string> = new Set<ImageKind>([
  'Lateral_Ceph',
  'Lateral_Photo',
  'Frontal_Photo',
  'Smile_Photo',
  'Frontal_Ceph',
])

/**
 * Whether images of a kind can have points or an alignment: a window that has one open must reload, before it saves, once another is
 * shown in its place or its pixels have moved.
 */
export const isPointed = (type: string): boolean => pointed.has(type)
