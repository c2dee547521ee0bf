import { alike, type Words } from '../words'

/** Sources of the maturation figures. Abstracts and one printed table; Baccetti 2005 was not read in full. */
export const maturationSources = {
  BACC05: alike('Baccetti T, Franchi L, McNamara JA. Semin Orthod 2005;11:119-129'),
  GUIDE18: alike('McNamara JA, Franchi L. Angle Orthod 2018;88:133-143'),
  TABLE22: { zh: '分期规则与界限表，PMC8964471，表 1', en: 'Rule table with thresholds, PMC8964471, table 1' },
  OPENCVM: { zh: '公开的 13 点计算程序，仅取其界限', en: 'Public 13-point calculator, thresholds only' },
  PERIN14: { zh: 'Perinetti G et al. 2014，10 位阅片者，72 张片', en: 'Perinetti G et al. 2014, 10 readers, 72 films' },
  RONGO15: {
    zh: 'Rongo R et al. Angle Orthod 2015;85:841-847，30 位医师，50 张片',
    en: 'Rongo R et al. Angle Orthod 2015;85:841-847, 30 clinicians, 50 films',
  },
  OWN: { zh: '自拟，待医师确认', en: 'Own proposal, for a clinician to confirm' },
} as const satisfies Readonly<Record<string, Words>>

export type MaturationSource = keyof typeof maturationSources
