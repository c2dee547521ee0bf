import type { LandmarkName } from '@sella/ceph/data/landmarks'
import type { Lang, Words } from '@sella/ceph/words'

/** What stands beside a point on the film where the table's name would be too long. The same in both languages. */
const shortened: Readonly<Partial<Record<LandmarkName, string>>> = {
  U1IncisalTip: 'U1 tip',
  U1RootTip: 'U1 apex',
  L1IncisalTip: 'L1 tip',
  L1RootTip: 'L1 apex',
  U6Mesial: 'U6 M',
  U6Distal: 'U6 D',
  L6Mesial: 'L6 M',
  L6Distal: 'L6 D',
  SoftTissueNa: "N'",
  SoftTissueA: "A'",
  SoftTissueB: "B'",
  SoftTissuePog: "Pog'",
  SoftTissueGn: "Gn'",
  SoftTissueMe: "Me'",
  SoftTissueGlabella: "G'",
  Subnasale: 'Sn',
  Columella: 'Cm',
  LabraleSuperius: 'Ls',
  LabraleInferius: 'Li',
  UpperLip: 'UL',
  LowerLip: 'LL',
  Stms: 'Stm s',
  Stmi: 'Stm i',
  CervicalPoint: 'C',
  Glabella: 'G',
  OPPost_Ex: 'OP post',
  OPAnt_Ex: 'OP ant',
}

export const shortLandmarkName = (name: LandmarkName): string => shortened[name] ?? name

/**
 * The name of an item on the film and in narrow columns. Clinicians of both languages read `U1-SN`; a name made of words
 * (`Saddle`, `Facial axis`) stands in the reader's own language.
 */
export const shortItemName = (name: Words, lang: Lang): string => {
  const code = name.en.replace(/ \((mm|deg)\)$/, '')
  return lang === 'zh' && /[a-z]{3}/.test(code) ? name.zh : code
}
