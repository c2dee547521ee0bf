import { shortItemName } from '@sella/ceph/analysis/short-item-name'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { isItemName, itemNames, measurements } from '@sella/ceph/data/measurements'
import { isModelFinding, modelFindingItems, modelFindingNames } from '@sella/ceph/study-models/finding-items'
import { unitSigns } from '@sella/ceph/unit'
import type { Lang } from '@sella/ceph/words'
import { ownFromContent } from '@sella/contract/documents/own-analysis'
import { ownItemsSetting } from '@sella/contract/documents/own-items'
import { useMemo } from 'react'
import { useAnalyses, useSetting } from '../../api/queries'
import { useWords } from '../../words/i18n'

/** An analysis as a list of items to choose from. */
export interface ItemGroup {
  readonly key: string
  readonly title: string
  readonly items: readonly string[]
}

const builtIn = (lang: Lang): readonly ItemGroup[] =>
  builtInAnalyses.map(({ name, title, items }) => ({ key: `built-in:${name}`, title: title[lang], items }))

/** What a search can compare: the items of tracings by analysis, own ones first, those of study models, and their names and units. */
export const useItems = () => {
  const { t, lang } = useWords()
  const analyses = useAnalyses().data
  const setting = useSetting(ownItemsSetting.name).data
  return useMemo(() => {
    const own = ownItemsSetting.read(setting)
    const model = (item: string) => (isModelFinding(item) ? modelFindingItems[item] : null)
    const isItem = (item: string) => isItemName(item) || Object.hasOwn(own, item)
    const written = (analyses ?? []).flatMap(({ uuid, name, content }) => {
      const items = ownFromContent(name, content)?.items.filter(isItem) ?? []
      return items.length > 0 ? [{ key: uuid, title: name, items }] : []
    })
    const ownNames = Object.keys(own)
    const groups: readonly ItemGroup[] = [
      ...(ownNames.length > 0 ? [{ key: 'own', title: t('search.ownItems'), items: ownNames }] : []),
      ...written,
      ...builtIn(lang),
      { key: 'models', title: t('search.models'), items: modelFindingNames },
      { key: 'all', title: t('search.allItems'), items: itemNames },
    ]
    const unitOf = (item: string) =>
      unitSigns[isItemName(item) ? measurements[item].unit : (model(item)?.unit ?? own[item]?.unit ?? '')]
    const nameOf = (item: string) =>
      isItemName(item) ? shortItemName(measurements[item].name, lang) : (model(item)?.name[lang] ?? item)
    return { groups, nameOf, unitOf, mayBeInexact: (item: string) => unitOf(item) === 'mm' || model(item) !== undefined }
  }, [analyses, setting, lang, t])
}

export type Items = ReturnType<typeof useItems>
