import type { Words } from '../../words'
import type { SkinPoint } from './prediction-error'

/** Parts of the profile whose points may share one name, from nose to chin. */
export const skinRegions: readonly { readonly points: readonly SkinPoint[]; readonly name: Words }[] = [
  { points: ['Prn', 'Columella'], name: { zh: '鼻', en: 'nose' } },
  { points: ['LabraleSuperius', 'UpperLip', 'Stms'], name: { zh: '上唇', en: 'upper lip' } },
  { points: ['Stmi', 'LowerLip', 'LabraleInferius'], name: { zh: '下唇', en: 'lower lip' } },
  { points: ['SoftTissuePog', 'SoftTissueGn', 'SoftTissueMe'], name: { zh: '颏', en: 'chin' } },
]
