import type { Definition } from '../../kinds/definition'
import type { Unit } from '../../unit'
import type { Words } from '../../words'

/** Lengths used only by other items (the specification's sub-data). */
export const intermediateItems = {
  'S-N': { kind: 'distance_two_points', nodes: ['S', 'Na'], unit: 'mm', name: { zh: '前颅底长', en: 'S-N' } },
  'Go-Me': { kind: 'distance_two_points', nodes: ['Go', 'Me'], unit: 'mm', name: { zh: '下颌体长', en: 'Go-Me' } },
  'ANS-Me': { kind: 'distance_two_points', nodes: ['ANS', 'Me'], unit: 'mm', name: { zh: '前下面高', en: 'ANS-Me' } },
  'Ar-Go': { kind: 'distance_two_points', nodes: ['Ar', 'Go'], unit: 'mm', name: { zh: '后下面高', en: 'Ar-Go' } },
  'S-Go(FH)': {
    kind: 'distance_perp_line',
    nodes: ['Po', 'Or', 'S', 'Go'],
    unit: 'mm',
    name: { zh: '后面高（垂直眼耳平面）', en: 'S-Go(FH)' },
  },
  'N-Me(FH)': {
    kind: 'distance_perp_line',
    nodes: ['Po', 'Or', 'Na', 'Me'],
    unit: 'mm',
    name: { zh: '前面高（垂直眼耳平面）', en: 'N-Me(FH)' },
  },
  'ANS-Me(FH)': {
    kind: 'distance_perp_line',
    nodes: ['Po', 'Or', 'ANS', 'Me'],
    unit: 'mm',
    name: { zh: '下面高（垂直眼耳平面）', en: 'ANS-Me(FH)' },
  },
} as const satisfies Readonly<Record<string, Definition & { readonly unit: Unit; readonly name: Words }>>
