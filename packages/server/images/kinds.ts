import type { ImageKind } from '@sella/contract/entities'

/** Kinds that hold a surface model instead of a picture. */
export const isModelKind = (kind: ImageKind): boolean => kind === 'Upper_Model' || kind === 'Lower_Model'
