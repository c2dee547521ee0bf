import type { PorionDefinition } from '../tracing/tracing'
import type { Words } from '../words'

/** Names of the porion definitions, printed with values that depend on porion. */
export const porionDefinitions: Readonly<Record<PorionDefinition, Words>> = {
  anatomic: { zh: '解剖耳点（骨性外耳道）', en: 'anatomic (bony ear canal)' },
  machine: { zh: '机械耳点（耳杆环）', en: 'machine (ear-rod ring)' },
}
