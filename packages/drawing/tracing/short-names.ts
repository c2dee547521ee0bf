import type { LandmarkName } from '@sella/ceph/data/landmarks'

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

/** The same name as in the summary's sentences. */
export { shortItemName } from '@sella/ceph/analysis/short-item-name'
