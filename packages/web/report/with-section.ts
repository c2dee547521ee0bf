import type { ReportDesign, SectionId } from '@sella/drawing/report/design'

/** Adds a section to a design, after the analysis, if it lacks it. */
export const withSection = (design: ReportDesign, section: SectionId): ReportDesign => {
  if (design.sections.includes(section)) return design
  const at = design.sections.indexOf('analysis') + 1
  return { ...design, sections: design.sections.toSpliced(at > 0 ? at : design.sections.length, 0, section) }
}
