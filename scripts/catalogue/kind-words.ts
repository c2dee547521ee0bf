import { combinedKinds, isCombinedKind, isPointKind, pointKinds } from '@sella/ceph/kinds/index'
import { both, safe } from './card'

/** Kinds only photos have; names of the specification. */
const faceKindWords: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = {
  angle_to_midline: { zh: '与中线夹角', en: 'Angle to a midline' },
  vertical_parallel_line_proportions: { zh: '垂直平行线比例', en: 'Vertical parallel-line proportions' },
  parallel_line_proportions: { zh: '平行线比例', en: 'Parallel-line proportions' },
  ratio_two_distances: { zh: '两距离之比', en: 'Ratio of two distances' },
}

/** A calculation kind in both languages. */
export function kindWords(kind: string): string {
  if (isPointKind(kind)) return both(pointKinds[kind].name)
  if (isCombinedKind(kind)) return both(combinedKinds[kind].name)
  const words = faceKindWords[kind]
  return words ? both(words) : safe(kind)
}
