import { autoLines, lineChoices } from '@sella/ceph/analysis/choices'
import { usualNorms } from '@sella/ceph/analysis/usual-norms'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { isItemName } from '@sella/ceph/data/measurements'
import { planes } from '@sella/ceph/data/planes'
import { ageGroups } from '@sella/ceph/patient/age-group'
import type { Words } from '@sella/ceph/words'
import { templateFigure } from '@sella/workbench/subjects/template-scene'
import type { Library } from './library'
import { listedItems } from './listed-items'

/** A plane's name without the part in brackets, unless that would make two names equal. */
const shortTitle = (line: (typeof lineChoices)[number]): Words => {
  const short = (each: typeof line) => planes[each].name.zh.replace(/（.*）/, '')
  const alone = lineChoices.every(other => other === line || short(other) !== short(line))
  return { zh: alone ? short(line) : planes[line].name.zh, en: planes[line].name.en }
}

/** What own analyses of the lateral film can use. */
export const filmLibrary: Library = {
  view: 'film',
  items: listedItems,
  title: item => item,
  knows: (item, own) => isItemName(item) || Object.hasOwn(own, item),
  lines: lineChoices.map(name => ({ name, title: shortTitle(name) })),
  autoLines,
  builtIn: builtInAnalyses,
  defines: true,
  stages: ageGroups,
  usualNorms: (item, customItems, override) => usualNorms(item, { customItems, overrides: override ? { [item]: override } : {} }),
  figure: wish => templateFigure({ ...wish, points: true }).layers,
  box: { x: -42, y: -62, width: 152, height: 232 },
}
