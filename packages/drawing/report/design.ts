import type { Words } from '@sella/ceph/words'

/** The available sections of a report. */
export const sectionNames = {
  cover: { zh: '封面', en: 'Cover' },
  patient: { zh: '患者照片', en: 'Patient photos' },
  analysis: { zh: '分析报告', en: 'Analysis' },
  faces: { zh: '面部照片分析', en: 'Face photos' },
  frontal: { zh: '头颅正位片', en: 'Frontal film' },
  panoramic: { zh: '全景片', en: 'Panoramic film' },
  models: { zh: '模型', en: 'Models' },
  maturation: { zh: '颈椎成熟度', en: 'Vertebral maturation' },
  wiggle: { zh: '偏差多边形（本次）', en: 'Wigglegram (this record)' },
  plan: { zh: '治疗方案', en: 'Treatment plan' },
  films: { zh: '重叠对比', en: 'Superimposition' },
  photos: { zh: '照片对比', en: 'Photo comparison' },
  values: { zh: '分析对比', en: 'Analysis comparison' },
  wiggles: { zh: '偏差多边形', en: 'Wigglegram' },
  result: { zh: '治疗结果', en: 'Treatment result' },
  board: { zh: '认证病例图页', en: 'Board case sheets' },
  notes: { zh: '病历记录', en: 'Notes' },
} as const satisfies Readonly<Record<string, Words>>

export type SectionId = keyof typeof sectionNames

export const sectionIds = Object.keys(sectionNames) as SectionId[]

export const papers = ['A4', 'Letter'] as const

/** The contents and layout of a report: chosen by the doctor, stored with a document. */
export interface ReportDesign {
  /** In printing order, each once; a section with nothing to show has no page. */
  readonly sections: readonly SectionId[]
  readonly paper: (typeof papers)[number]
  /** Every page in the report's language and in the other one. */
  readonly both: boolean
  /** Only with both languages: true prints the two pages side by side on a sheet twice as wide, false one after the other. */
  readonly sideBySide: boolean
  /** The doctor's letterhead, if she has one. */
  readonly letterhead: boolean
  /** A last page with a signature line and a field for the stamp. */
  readonly signature: boolean
  readonly stamp: boolean
  /** Items whose trend across the records the result draws first; at most as many as fit. */
  readonly trend: readonly string[]
}

/** Number of charts on the result page. */
export const mostTrends = 3

/** Printed only on request; notes are internal to the clinic. */
const atWill: ReadonlySet<SectionId> = new Set(['wiggle', 'board', 'notes'] as const)

export const usualDesign: ReportDesign = {
  sections: sectionIds.filter(id => !atWill.has(id)),
  paper: 'A4',
  both: false,
  sideBySide: false,
  letterhead: true,
  signature: false,
  stamp: false,
  trend: [],
}

/**
 * The sheets for presenting a case to a board: records, superimpositions in its colours, values and movements, in the form of the
 * American Board.
 */
export const boardDesign: ReportDesign = { ...usualDesign, sections: ['cover', 'board', 'values', 'result'] }
