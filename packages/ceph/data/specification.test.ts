import { expect, it } from 'vitest'
import { combinedKinds, pointKinds } from '../kinds'
import { derivedPoints } from './derived-points'
import { isLandmarkName } from './landmarks'
import { itemNames, measurements } from './measurements'
import { planes } from './planes'

/** Names that sections 2, 3 and 9 of the specification give in full, against the tables. */
const list = (text: string): readonly string[] => text.split(',').map(name => name.trim())

const skeletal = list('Na, S, A, B, Ba, Po, Or, Pog, Gn, Me, Go, Ar, Co, ANS, PNS, Xi, PM, DC, Pt, Ptm, Pcd')
const dental = list('U1IncisalTip, L1IncisalTip, U1RootTip, L1RootTip, U6Mesial, U6Distal, L6Mesial, L6Distal')
const soft = [
  ...list('SoftTissueA, SoftTissueB, SoftTissueGn, SoftTissueMe, SoftTissueNa, SoftTissuePog, Subnasale, Prn'),
  ...list('Stms, Stmi, UpperLip, LowerLip, LabraleSuperius, LabraleInferius'),
]
const leftOut = [
  ...list('SN, SAr, ArCGo, GnCGo, PnsAns, XiPM, XiAns, XiDC, LLLL, ANPO, PtGn, CoGn, CoGn_Ex, NaAB_EX, UPSU1, LPSU1, OrLL'),
  ...list('PtGnR, NaCGo'),
]
const shown = [
  ...list('SN plane, FH plane, PP plane, OP plane, MP plane, EP line, NPo line, U1 axis, L1 axis, NBa plane, NA plane'),
  ...list('NB plane, Y axis, TVL'),
]

it('every landmark of the specification is one, placed or derived', () => {
  const missing = [...skeletal, ...dental, ...soft].filter(name => !isLandmarkName(name) && !(name in derivedPoints))
  expect(missing).toEqual([])
})

it('the points that extend a plane are the two ends of the occlusal plane, computed where nobody placed them', () => {
  expect(Object.keys(derivedPoints).filter(name => name.endsWith('_Ex'))).toEqual(['OPPost_Ex', 'OPAnt_Ex'])
})

it('the nineteen lines left out of the list are there and not listed; those it names are listed', () => {
  expect(leftOut).toHaveLength(19)
  const rows: Readonly<Record<string, { readonly listed: boolean } | undefined>> = planes
  expect(leftOut.filter(name => rows[name]?.listed !== false)).toEqual([])
  expect(shown.filter(name => rows[name]?.listed !== true)).toEqual([])
})

it('every kind of calculation has a way, and every item a category and a unit of the specification', () => {
  expect(Object.keys(pointKinds).length + Object.keys(combinedKinds).length).toBeGreaterThanOrEqual(14)
  const units = new Set(itemNames.map(item => measurements[item].unit))
  expect([...units].sort()).toEqual(['', 'degree', 'mm', 'percent'])
})
