import { isHandle, isOnDemand } from '@sella/ceph/data/landmarks'
import { takeTool } from '@sella/workbench/bench/bench'
import { useStore } from '../../../editor/use-store'
import { rememberAnalysis } from '../../../readings/choosing'
import { itemNameIn } from '../../../readings/names'
import { useWords } from '../../../words/i18n'
import { useAllAnalyses } from '../analyses/all-analyses'
import { useDesk, useFollowedEvaluation } from '../desk'
import type { Entry } from './entries'

/** Every analysis, own ones first. */
export const useAnalysisEntries = (): readonly Entry[] => {
  const { t, lang } = useWords()
  const { choice, subject } = useDesk()
  const chosen = useStore(choice, c => c.analysis.name)
  const { own, builtIn } = useAllAnalyses()
  return [...own, ...builtIn].map(analysis => ({
    id: analysis.name,
    group: 'analyses',
    title: analysis.title[lang],
    also: [analysis.name, analysis.title.zh, analysis.title.en],
    ...(analysis.name === chosen ? { note: t('palette.on') } : {}),
    run: () => {
      rememberAnalysis(analysis.name, subject.view)
      choice.set(now => ({ ...now, analysis }))
    },
  }))
}

/** Every item of the chosen analysis: its row and its lines on the film are highlighted, as when it is pointed at. */
export const useItemEntries = (): readonly Entry[] => {
  const { lang } = useWords()
  const { bench } = useDesk()
  const { rows } = useFollowedEvaluation()
  return rows.map(row => ({
    id: `item ${row.item}`,
    group: 'items',
    title: itemNameIn(row, rows, lang),
    also: [row.item, row.name.zh, row.name.en],
    run: () => {
      bench.hover.set({ kind: 'item', name: row.item })
      document.querySelector(`[data-item="${CSS.escape(row.item)}"]`)?.scrollIntoView({ block: 'nearest' })
    },
  }))
}

/** Every point: selects it, or places it if guided placement asks for it. */
export const usePointEntries = (): readonly Entry[] => {
  const { t, lang } = useWords()
  const { bench, may, subject, walk } = useDesk()
  const drawn = bench.knows.points(useStore(bench.session, s => s.present))
  return subject.names
    .filter(name => !isHandle(name) && (drawn[name] || may('trace')))
    .filter(name => drawn[name] || subject.order.includes(name) || isOnDemand(name))
    .map(name => ({ name, text: subject.text(name) }))
    .map(({ name, text }) => ({
      id: name,
      group: 'points',
      title: text.name[lang],
      also: [text.name.zh, text.name.en, name, text.short],
      note: drawn[name] ? text.short : t('palette.missing'),
      run: () => {
        if (drawn[name]) return walk.goTo(name)
        takeTool(bench, 'place')
        bench.hand.set(hand => ({ ...hand, guided: name, selected: name }))
      },
    }))
}
