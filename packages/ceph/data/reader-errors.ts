import type { Words } from '../words'
import type { LandmarkName } from './landmarks'

/**
 * Source of a reader's error. `readers`: two doctors on the same films. `readings`: two readings of the same films by eye.
 * `unread`: never read twice. `own`: measured by the doctor herself.
 */
export type ReaderErrorSource = 'readers' | 'readings' | 'unread' | 'own'

/**
 * Scatter of one reader's point about its position, mm of a face whose S-Na is 71.8 mm: one standard deviation along S-Na
 * (forward) and perpendicular to it (down), and the correlation of the two (-1 to 1).
 */
export interface ReaderError {
  readonly forwardMm: number
  readonly downMm: number
  readonly correlation: number
  readonly source: ReaderErrorSource
  /** Number of films on which a doctor's own error was measured. */
  readonly films?: number
}

/** By landmark: the table's errors, or a doctor's own in their place. */
export type ReaderErrors = Readonly<Partial<Record<LandmarkName, ReaderError>>>

const readers = (forwardMm: number, downMm: number, correlation: number): ReaderError => ({
  forwardMm,
  downMm,
  correlation,
  source: 'readers',
})

/** The same in every direction; `mm`: root mean square distance. */
const round = (mm: number, source: ReaderErrorSource): ReaderError => ({
  forwardMm: mm / Math.SQRT2,
  downMm: mm / Math.SQRT2,
  correlation: 0,
  source,
})

/**
 * Additional scatter of a doctor at work compared with reading by eye at high magnification, mm: root mean square over the five
 * points for which both are known (upper and lower incisal edge, lips, soft-tissue pogonion: 0.7 to 2.0).
 */
const atWork = 1.25

/**
 * Scatter of one reading divided by the mean distance of two (2 / sqrt(2 pi) for a plane normal distribution), times 1.2 because
 * S-Na of these films is 60 mm by their own scales.
 */
const ofDistance = 0.96

/** `mm`: mean distance of two independent readings on 38 films (base and neck: 8), by the films' own scales. */
const readings = (mm: number): ReaderError => round(Math.hypot(ofDistance * mm, atWork), 'readings')

/** Never read twice: larger than for any of the 19 landmarks that two doctors read (at most 2.5 mm). */
const unread = round(3, 'unread')

/** Corners and concavities of C2 to C4 were 0.2 to 0.5 mm apart; the largest value is used. */
const vertebra = readings(0.5)

const gonion = readers(1.43, 2.0, 0.64)
const gnathion = readers(0.82, 0.56, -0.57)

/**
 * Expected errors of points placed or confirmed by hand. The 19 landmarks of the ISBI list: two doctors on 300 films (Wang et al.
 * 2015) and two others on 73 (Hamedan), half the covariance of their differences, each film scaled by its own S-Na. The constant
 * difference between two readers is excluded (they may mean different places, whereas a doctor compares her own tracings), gross
 * errors are included, and both pairs have equal weight. Decision 0014 describes the consequences and the limits.
 */
export const readerErrors = {
  S: readers(0.78, 0.72, -0.34),
  Na: readers(1.13, 1.47, -0.45),
  Or: readers(1.71, 1.11, 0.04),
  Po: readers(1.61, 1.65, -0.11),
  A: readers(1.11, 1.81, 0.52),
  B: readers(1.12, 1.57, -0.64),
  Pog: readers(0.45, 1.05, -0.6),
  Me: readers(1.15, 0.55, 0.49),
  Gn: gnathion,
  Go: gonion,
  Ar: readers(1.05, 2.11, 0.16),
  ANS: readers(1.74, 0.71, 0.36),
  PNS: readers(1.29, 0.93, 0.15),
  U1IncisalTip: readers(0.52, 0.53, -0.11),
  L1IncisalTip: readers(0.62, 0.6, 0),
  UpperLip: readers(0.61, 1.15, 0.12),
  LowerLip: readers(0.83, 0.79, -0.55),
  Subnasale: readers(0.92, 0.76, -0.05),
  SoftTissuePog: readers(1.45, 1.85, -0.7),
  // Computed from the outline of these; if placed by hand, they are read on the same bone.
  CGo: gonion,
  GoPost: gonion,
  GoInf: gonion,
  CGn: gnathion,

  U1RootTip: readings(1.2),
  L1RootTip: readings(1.3),
  U6Mesial: readings(0.8),
  U6Distal: readings(0.6),
  L6Mesial: readings(0.5),
  L6Distal: readings(0.7),
  Prn: readings(0.4),
  Columella: readings(1.3),
  SoftTissueA: readings(0.9),
  LabraleSuperius: readings(0.5),
  Stms: readings(0.9),
  Stmi: readings(0.7),
  LabraleInferius: readings(0.6),
  SoftTissueB: readings(0.7),
  SoftTissueGn: readings(0.9),
  SoftTissueMe: readings(1),
  SoftTissueGlabella: readings(1.3),
  SoftTissueNa: readings(2.3),
  Ba: readings(0.9),
  Pt: readings(0.7),
  Ptm: readings(2.1),
  Co: readings(3.1),
  C2_IP: vertebra,
  C2_ID: vertebra,
  C2_IA: vertebra,
  C3_IP: vertebra,
  C3_ID: vertebra,
  C3_IA: vertebra,
  C3_SA: vertebra,
  C3_SP: vertebra,
  C4_IP: vertebra,
  C4_ID: vertebra,
  C4_IA: vertebra,
  C4_SA: vertebra,
  C4_SP: vertebra,

  Xi: unread,
  PM: unread,
  DC: unread,
  Pcd: unread,
  D: unread,
  Glabella: unread,
  CervicalPoint: unread,
  R1: unread,
  R2: unread,
  R3: unread,
  R4: unread,
  OPPost_Ex: unread,
  OPAnt_Ex: unread,
} as const satisfies ReaderErrors

/** Source of a point's error, shown next to it. `stated`: the detector, for the point itself. */
const pointErrorSources: Readonly<Record<ReaderErrorSource | 'stated', Words>> = {
  stated: { zh: '自动定点的预期误差', en: 'Expected error of the automatic placement' },
  readers: { zh: '阅片者误差：两位医师在 373 张片上的离散', en: 'Reader’s error: how two doctors scattered on 373 films' },
  readings: {
    zh: '阅片者误差：同片两次独立判读的离散，另加 1.25 mm（估计）',
    en: 'Reader’s error: two independent readings of the same films and 1.25 mm more (estimate)',
  },
  unread: {
    zh: '阅片者误差：无人重复判读，按 3 mm 计（估计）',
    en: 'Reader’s error: nobody read it twice, taken as 3 mm (estimate)',
  },
  own: { zh: '您自己实测的定点误差', en: 'Your own measured error of placing' },
}

/** The source of a point's expected error, with the number of films if the doctor measured it. */
export const errorSourceWords = ({ source, films }: { source: ReaderErrorSource | 'stated'; films?: number }): Words => {
  const { zh, en } = pointErrorSources[source]
  return films === undefined ? { zh, en } : { zh: `${zh}（${films} 张片重描）`, en: `${en} (${films} films read twice)` }
}
