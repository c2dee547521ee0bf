import type { ReportDesign } from '@sella/drawing/report/design'

/** A design with a place for treatment plans, behind the analysis, where the design has none yet. */
export const withPlanSection = (design: ReportDesign): ReportDesign => {
  if (design.sections.includes('plan')) return design
  const at = design.sections.indexOf('analysis') + 1
  return { ...design, sections: design.sections.toSpliced(at > 0 ? at : design.sections.length, 0, 'plan') }
}
