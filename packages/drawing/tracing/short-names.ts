import type { PointName } from '@sella/ceph/data/point-name'

/** The label beside a point where the table's name would be too long. The same in both languages. */
const shortened: Readonly<Partial<Record<PointName, string>>> = {
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
  Trichion: 'Tr',
  Rhinion: 'Rh',
  Alare: 'Al',
  Tragus: 'Trg',
  SoftTissueOr: "Or'",
  SoftTissueGo: "Go'",
  Exocanthion: 'Ex',
  Cheilion: 'Ch',
  Stomion: 'Sto',
  trH_1: 'trH 1',
  trH_2: 'trH 2',
  OPPost_Ex: 'OP post',
  OPAnt_Ex: 'OP ant',
}

/**
 * Names of the frontal film without the letters that distinguish them from the lateral film's, the side last: `Co R`. Names in
 * the other tables do not contain these letters, so no table is needed here.
 */
const onFrontalFilm = (name: string): string =>
  name
    .replace('_PA', '')
    .replace(/^Mark_/, '')
    .replace(/_([RL])$/, ' $1')

export const shortLandmarkName = (name: PointName): string => shortened[name] ?? onFrontalFilm(name)

/** The same name as in the sentences of the summary. */
export { nameAmong, shortItemName } from '@sella/ceph/analysis/short-item-name'
