import type { Words } from '@sella/ceph/words'

/** What a report may be made of. */
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

/** What a report is made of and on what: chosen by the doctor, kept with a document. */
export interface ReportDesign {
  /** In the order in which they are printed, each once; one that has nothing to show makes no page. */
  readonly sections: readonly SectionId[]
  readonly paper: (typeof papers)[number]
  /** Every page in the report's language and in the other one. */
  readonly both: boolean
  /** Of both languages: the two pages beside each other on one sheet twice as wide; else the one after the other. */
  readonly sideBySide: boolean
  /** The doctor's letterhead, where she has one. */
  readonly letterhead: boolean
  /** A last page with a line to sign on, and with a field for the stamp. */
  readonly signature: boolean
  readonly stamp: boolean
  /** Items whose course over the records the result draws before any other; at most as many as it has room for. */
  readonly trend: readonly string[]
}

/** Charts of the result page. */
export const mostTrends = 3

/** Printed only where they are asked for; notes are the clinic's own. */
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

/** The sheets of a case shown to a board: records, superimpositions in its colours, values and movements, by the form of the American Board. */
export const boardDesign: ReportDesign = { ...usualDesign, sections: ['cover', 'board', 'values', 'result'] }
