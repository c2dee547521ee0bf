import type { SectionId } from '@sella/drawing/report/design'
import { caseAddress } from '../case/case'
import { designPath } from '../paths'

/** The designer of a record's report, with a section that a screen adds to it. */
export const sectionAddress = (caseUuid: string, recordUuid: string, section: SectionId): string =>
  `${caseAddress(designPath, caseUuid, recordUuid)}&section=${section}`
