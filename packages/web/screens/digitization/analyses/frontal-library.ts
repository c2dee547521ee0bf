import { frontalAnalyses } from '@sella/ceph/data/frontal/analyses'
import { frontalFilmItemNames, frontalItems, isFrontalItem } from '@sella/ceph/data/frontal/item-rows'
import { frontalPlanes, midlineName, midlineTitle } from '@sella/ceph/data/frontal/planes'
import { frontalUsualNorms } from '@sella/ceph/frontal/usual-norms'
import { ageGroups } from '@sella/ceph/patient/age-group'
import { frontalFigure, frontalTemplateBox } from '@sella/workbench/subjects/frontal-picture'
import type { Library } from './library'
import { type Listed, wordsOf } from './listed-items'

const items: readonly Listed[] = frontalFilmItemNames.map(item => {
  const row = { ...frontalItems[item], category: 'Skeletal' as const }
  return { item, name: row.name, category: row.category, unit: row.unit, own: false, words: wordsOf(item, row) }
})

const lines = [...frontalPlanes.map(({ name, title }) => ({ name, title })), { name: midlineName, title: midlineTitle }]

/** What own analyses of a frontal film can use. */
export const frontalLibrary: Library = {
  view: 'frontal',
  items: () => items,
  title: (item, lang) => (isFrontalItem(item) ? frontalItems[item].name[lang] : item),
  knows: isFrontalItem,
  lines,
  autoLines: ['Z_plane', midlineName],
  builtIn: frontalAnalyses,
  defines: false,
  stages: ageGroups,
  usualNorms: (item, _, override) => (isFrontalItem(item) ? frontalUsualNorms(item, override) : []),
  figure: frontalFigure,
  box: frontalTemplateBox,
}
