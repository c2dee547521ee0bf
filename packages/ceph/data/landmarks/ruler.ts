import type { Words } from '../../words'

/**
 * The ruler's ends and its length in mm. In a stored file they are among the landmarks; in a tracing they are its `ruler`, so
 * they are not landmark names.
 */
export const rulerPoints = {
  ruler0: {
    name: { zh: '标尺起点', en: 'Ruler end 0' },
    definition: { zh: '标尺第一个端点', en: 'First end of the calibration ruler.' },
  },
  ruler1: {
    name: { zh: '标尺终点', en: 'Ruler end 1' },
    definition: { zh: '标尺第二个端点', en: 'Second end of the calibration ruler.' },
  },
  rulerdistance: {
    name: { zh: '标尺长度', en: 'Ruler length' },
    definition: {
      zh: '标尺长度（毫米），默认10，范围1到100',
      en: 'Length of the ruler in millimetres (a number, default 10, allowed 1 to 100).',
    },
  },
} as const satisfies Readonly<Record<string, { readonly name: Words; readonly definition: Words }>>
