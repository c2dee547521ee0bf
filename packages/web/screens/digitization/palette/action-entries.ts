import { takeTool } from '@sella/workbench/bench/bench'
import { cleared } from '@sella/workbench/session/cleared'
import { dirty, redo, startEditing, undo } from '@sella/workbench/session/session'
import { useCase } from '../../../case/case'
import { useStore } from '../../../editor/use-store'
import { stageWords } from '../../../readings/stage-words'
import { changeLang, useWords } from '../../../words/i18n'
import { useDesk, useEditing } from '../desk'
import { useDialogs } from '../dialogs'
import { useGuard } from '../guard'
import { useByRule } from '../left/by-rule'
import { useWalk } from '../left/walk'
import { useSave } from '../saving/save'
import { useReset } from '../settings/reset'
import { useTurning } from '../settings/use-turning'
import { useCancel } from '../top-bar/edit-buttons'
import { type Entry, mod } from './entries'

type Made = Omit<Entry, 'group' | 'also'> & { readonly also?: readonly string[] }

const asActions = (made: readonly Made[]): readonly Entry[] =>
  made.map(one => ({ ...one, group: 'actions' as const, also: one.also ?? [] }))

/** Into editing, out of it, and through the history. */
export const useEditEntries = (): readonly Entry[] => {
  const { t, lang } = useWords()
  const { bench } = useDesk()
  const editing = useEditing()
  const [unsaved, back, forth] = [
    useStore(bench.session, dirty),
    useStore(bench.session, s => s.past.length > 0),
    useStore(bench.session, s => s.future.length > 0),
  ]
  const { save } = useSave()
  const { step } = useWalk()
  const byRule = useByRule()
  const cancel = useCancel()
  const change = (which: typeof undo) => () => bench.session.set(which)
  return asActions([
    ...(editing
      ? [
          { id: 'save', title: t('app.save'), keys: [mod, 'S'], run: () => void save() },
          { id: 'cancel', title: t('app.cancel'), run: cancel },
        ]
      : [{ id: 'edit', title: t('workbench.bar.edit'), keys: ['E'], run: () => bench.session.set(startEditing) }]),
    ...(Object.keys(bench.session.get().present.points).length > 0
      ? [
          {
            id: 'clearPoints',
            title: t('workbench.bar.clearPoints'),
            run: () => bench.session.set(cleared),
          },
        ]
      : []),
    { id: 'guide', title: t('workbench.bar.guide'), keys: ['G'], run: () => takeTool(bench, 'place') },
    ...(byRule.can(byRule.inHand) ? [{ id: 'byRule', title: t('bench.byRule.take'), keys: ['T'], run: byRule.take }] : []),
    { id: 'next', title: t('workbench.keys.next'), keys: ['Tab'], run: () => step(1) },
    ...(back ? [{ id: 'undo', title: t('workbench.bar.undo'), keys: [mod, 'Z'], run: change(undo) }] : []),
    ...(forth ? [{ id: 'redo', title: t('workbench.bar.redo'), keys: ['⇧', mod, 'Z'], run: change(redo) }] : []),
    {
      id: 'language',
      title: t('bench.palette.language'),
      also: ['语言', 'language', '中文', 'English'],
      run: () => void changeLang(lang === 'zh' ? 'en' : 'zh'),
    },
  ]).map(one => (one.id === 'save' && !unsaved ? { ...one, note: t('bench.palette.off') } : one))
}

/** What waits while editing: automatic points, measuring, output. */
export const useGuardedEntries = (): readonly Entry[] => {
  const { t } = useWords()
  const { bench, subject, automatic } = useDesk()
  const { guard, blocked } = useGuard()
  const auto = automatic.useAuto()
  const { show } = useDialogs()
  const reset = useReset()
  const tool = (id: 'ruler' | 'distance' | 'angle' | 'brush' | 'clear') => ({
    id,
    title: t(`workbench.measure.${id}`),
    also: [t('workbench.bar.measure')],
    run: guard(() => takeTool(bench, id)),
    blocked,
  })
  // Outlines are pulled while editing, as points are moved.
  const outline = { id: 'outline', title: t('workbench.measure.outline'), keys: ['C'], run: () => takeTool(bench, 'outline') }
  const dialog = (id: 'export' | 'colour' | 'analyses', name: 'export' | 'colour' | 'custom') => ({
    id,
    title: t(`workbench.bar.${name}`),
    also: id === 'export' ? ['PDF', 'PNG'] : [],
    run: guard(() => show(id)),
    blocked,
  })
  return asActions([
    ...(auto ? [{ id: 'auto', title: t('workbench.bar.auto'), also: ['Auto', 'AI'], run: guard(auto.start), blocked }] : []),
    { ...tool('ruler'), keys: ['R'] },
    ...(subject.view === 'film' ? [outline] : []),
    tool('distance'),
    tool('angle'),
    tool('brush'),
    tool('clear'),
    dialog('export', 'export'),
    dialog('colour', 'colour'),
    ...(subject.analyses.some(one => one.items.length > 0) ? [dialog('analyses', 'custom')] : []),
    { id: 'reset', title: t('workbench.bar.reset'), run: guard(() => void reset()), blocked },
    { id: 'keys', title: t('workbench.keys.title'), keys: ['?'], run: () => show('keys') },
  ])
}

/** The film itself turned, with what is placed on it. */
export const useFilmEntries = (): readonly Entry[] => {
  const { t } = useWords()
  const { blocked } = useGuard()
  const ways = useTurning()
  return asActions(
    ways.map(({ key, run }) => ({
      id: `film.${key}`,
      title: t(`bench.film.${key}`),
      also: [t('bench.film.title')],
      run,
      blocked,
    })),
  )
}

/** The records of the case. */
export const useStageEntries = (): readonly Entry[] => {
  const { t } = useWords()
  const { records, record, selectRecord } = useCase()
  const { guard, blocked } = useGuard()
  return records.map((one, i) => ({
    id: one.uuid,
    group: 'stages',
    title: `${t(stageWords[one.type])} ${one.createday.slice(0, 10)}`,
    also: [t('workbench.bar.treatments')],
    ...(i < 9 ? { keys: [String(i + 1)] } : {}),
    ...(one.uuid === record?.uuid ? { note: t('bench.palette.on') } : {}),
    run: guard(() => selectRecord(one.uuid)),
    blocked,
  }))
}
