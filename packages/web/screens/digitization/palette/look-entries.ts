import { isHandle, isOnDemand } from '@sella/ceph/data/landmarks'
import type { DisplayToggle } from '@sella/contract/documents/digitization-setting'
import { takeTool } from '@sella/workbench/bench/bench'
import { plainPicture } from '@sella/workbench/bench/picture'
import { fitFilm } from '../../../editor/hands'
import { useStore } from '../../../editor/use-store'
import { rememberAnalysis } from '../../../readings/choosing'
import { useWords } from '../../../words/i18n'
import { useAllAnalyses } from '../analyses/all-analyses'
import { useDesk } from '../desk'
import { useWalk } from '../left/walk'
import { toggleName } from '../settings/display'
import type { Entry } from './entries'

const displayKeys: Readonly<Partial<Record<DisplayToggle, string>>> = {
  points: 'P',
  pointNames: 'N',
  auxiliaryLines: 'L',
  results: 'V',
  film: 'X',
  profilePhoto: 'O',
}

/** What is drawn, and how the film is looked at. */
export const useLookEntries = (): readonly Entry[] => {
  const { t } = useWords()
  const { bench, display, subject } = useDesk()
  const [shown, picture, snaps] = [useStore(display, d => d), useStore(bench.picture, p => p), useStore(bench.snaps, s => s)]
  const state = (on: boolean) => t(on ? 'bench.palette.on' : 'bench.palette.off')
  const looks = [
    ['invert', 'workbench.view.invert'],
    ['local', 'workbench.view.local'],
    ['sharpen', 'bench.sharpen'],
  ] as const
  const view = { group: 'view', also: [t('workbench.bar.view')] } as const
  return [
    { ...view, id: 'fit', title: t('workbench.keys.fit'), keys: ['F'], run: () => fitFilm(bench) },
    ...looks.map(([key, name]) => ({
      ...view,
      id: key,
      title: t(name),
      note: state(picture[key]),
      run: () => bench.picture.set(now => ({ ...now, [key]: !now[key] })),
    })),
    { ...view, id: 'plain', title: t('workbench.view.reset'), run: () => bench.picture.set(plainPicture) },
    { ...view, id: 'snap', title: t('workbench.view.snap'), note: state(snaps), run: () => bench.snaps.set(on => !on) },
    ...subject.toggles.map(key => ({
      id: key,
      group: 'display' as const,
      title: t(toggleName(key, subject.view === 'film')),
      also: [t('workbench.bar.display')],
      note: state(shown[key]),
      ...(displayKeys[key] ? { keys: [displayKeys[key]] } : {}),
      run: () => display.set(now => ({ ...now, [key]: !now[key] })),
    })),
  ]
}

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
    ...(analysis.name === chosen ? { note: t('bench.palette.on') } : {}),
    run: () => {
      rememberAnalysis(analysis.name, subject.view)
      choice.set(now => ({ ...now, analysis }))
    },
  }))
}

/** Every point: going to it, or placing it where guided placement asks for it. */
export const usePointEntries = (): readonly Entry[] => {
  const { t, lang } = useWords()
  const { bench, subject } = useDesk()
  const { goTo } = useWalk()
  const drawn = bench.knows.points(useStore(bench.session, s => s.present))
  return subject.names
    .filter(name => !isHandle(name) && (drawn[name] || subject.order.includes(name) || isOnDemand(name)))
    .map(name => ({ name, text: subject.text(name) }))
    .map(({ name, text }) => ({
      id: name,
      group: 'points',
      title: text.name[lang],
      also: [text.name.zh, text.name.en, name, text.short],
      note: drawn[name] ? text.short : t('bench.palette.missing'),
      run: () => {
        if (drawn[name]) return goTo(name)
        takeTool(bench, 'place')
        bench.hand.set(hand => ({ ...hand, guided: name, selected: name }))
      },
    }))
}
