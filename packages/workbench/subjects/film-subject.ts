import { affectedItems } from '@sella/ceph/analysis/affected'
import { judge } from '@sella/ceph/analysis/judge'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { isLandmarkName, type LandmarkName, landmarkNames, landmarks } from '@sella/ceph/data/landmarks'
import type { PointName } from '@sella/ceph/data/point-name'
import type { EngineLog } from '@sella/ceph/measure/ground'
import { filmSheet } from '@sella/drawing/tracing/film-sheet'
import { shortLandmarkName } from '@sella/drawing/tracing/short-names'
import { displayToggles } from '@sella/drawing/tracing/show'
import { filmTemplate } from '../bench/film-template'
import type { PictureSubject } from '../desk/subject'
import { filmStoring } from '../record/film-storing'
import { unsurePoints } from '../review/unsure'
import { guidedOrder, regionNames, regionOf } from './guided-order'
import { templatePoint, templateScene } from './template-scene'

/** Face points have no place on the film, so only their name is shown. */
const rowOf = (name: PointName) =>
  isLandmarkName(name) ? landmarks[name] : { name: { zh: name, en: name }, definition: { zh: '', en: '' } }

/** The lateral film. `log` receives what the engine encountered but the doctor is not shown. */
export const filmSubjectWith = (log: EngineLog): PictureSubject => ({
  view: 'film',
  names: landmarkNames,
  order: guidedOrder,
  groups: regionNames.map(name => ({ name, points: landmarkNames.filter(landmark => regionOf(landmark) === name) })),
  text: name => ({ name: rowOf(name).name, definition: rowOf(name).definition, short: shortLandmarkName(name) }),
  called: shortLandmarkName,
  template: filmTemplate,
  picture: {
    at: name => templatePoint(name as LandmarkName),
    around: middle => ({ middle, width: 68 }),
    layers: (lang, pixel) => templateScene(lang, pixel).layers,
  },
  sheet: filmSheet,
  analyses: builtInAnalyses,
  lines: [],
  toggles: displayToggles,
  judge: (tracing, choice) => {
    const whole = judge({ ...choice, tracing }, { assumeScale: true, log })
    return choice.withholding?.(tracing, whole) ?? whole
  },
  affected: (name, own) => (isLandmarkName(name) ? affectedItems(name, own) : new Set()),
  unsure: unsurePoints,
  storing: filmStoring,
})
