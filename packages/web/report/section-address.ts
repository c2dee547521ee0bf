import type { SectionId } from '@sella/drawing/report/design'
import { caseAddress } from '../case/case'
import { designPath } from '../paths'

/** The address of a record's report designer, with a section added by the linking screen. */
export const sectionAddress = (caseUuid: string, recordUuid: string, section: SectionId): string =>
  `${caseAddress(designPath, caseUuid, recordUuid)}&section=${section}`
