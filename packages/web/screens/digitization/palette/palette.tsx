import { Modal } from 'antd'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Key } from '../../../parts/key'
import { useWords } from '../../../words/i18n'
import '../../../words/late/palette'
import { useDialogs } from '../dialogs'
import { typedAhead } from '../keys'
import { useCommandEntries, useStageEntries } from './command-entries'
import { type Entry, groups } from './entries'
import { matching } from './match'
import styles from './palette.module.css'
import { useAnalysisEntries, useItemEntries, usePointEntries } from './target-entries'
import { useSyllables } from './use-syllables'

const useEntries = (): readonly Entry[] => [
  ...useCommandEntries(),
  ...useStageEntries(),
  ...useAnalysisEntries(),
  ...useItemEntries(),
  ...usePointEntries(),
]

/** With a query the best match comes first whatever its kind, and brings its kind with it. */
const sections = (entries: readonly Entry[]) => {
  const order = [...new Set(entries.map(entry => entry.group))].sort((a, b) => groups.indexOf(a) - groups.indexOf(b))
  const best = entries[0]?.group
  const first = best ? [best, ...order.filter(group => group !== best)] : order
  return first.map(group => ({ group, entries: entries.filter(entry => entry.group === group) }))
}

interface LineProps {
  readonly id: string
  readonly entry: Entry
  readonly chosen: boolean
  readonly run: () => void
  readonly point: () => void
}

const Line = ({ id, entry, chosen, run, point }: LineProps) => {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen) line.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const { title, note, keys, blocked } = entry
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option it is on
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={chosen}
      aria-disabled={Boolean(blocked)}
      className={styles.line}
      title={blocked ?? undefined}
      onClick={run}
      onPointerMove={point}
    >
      <span>{title}</span>
      {note && <small>{note}</small>}
      {keys && (
        <span className={styles.keys}>
          {keys.map(key => (
            <Key key={key}>{key}</Key>
          ))}
        </span>
      )}
    </div>
  )
}

const hints = [
  ['choose', '↑', '↓'],
  ['run', 'Enter'],
  ['close', 'Esc'],
] as const

const usePalette = (close: () => void) => {
  const [query, ask] = useState(typedAhead.text)
  useEffect(() => {
    typedAhead.text = ''
  }, [])
  const [at, goTo] = useState(0)
  const all = useEntries()
  const syllables = useSyllables()
  const shown = useMemo(() => sections(matching(all, query, syllables)), [all, query, syllables])
  const order = shown.flatMap(section => section.entries)
  const here = Math.min(at, order.length - 1)
  const run = (entry: Entry | undefined) => {
    if (!entry) return
    close()
    entry.run()
  }
  const step = (by: number) => goTo((here + by + order.length) % Math.max(1, order.length))
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    PageDown: () => goTo(Math.min(order.length - 1, here + 8)),
    PageUp: () => goTo(Math.max(0, here - 8)),
    Enter: () => run(order[here]),
  }
  const press = (event: KeyboardEvent) => {
    const does = event.nativeEvent.isComposing ? undefined : keys[event.key]
    if (!does) return
    event.preventDefault()
    does()
  }
  const type = (text: string) => {
    ask(text)
    goTo(0)
  }
  return { query, type, shown, order, here, goTo, run, press }
}

const Content = ({ close }: { readonly close: () => void }) => {
  const { t } = useWords()
  const id = useId()
  const { query, type, shown, order, here, goTo, run, press } = usePalette(close)
  const idOf = (place: number) => `${id}-${place}`
  return (
    <div className={styles.palette}>
      <div className={styles.field}>
        <Search size={16} />
        <input
          // biome-ignore lint/a11y/noAutofocus: the palette is opened to be typed into
          autoFocus
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={order.length > 0 ? idOf(here) : undefined}
          aria-label={t('palette.open')}
          placeholder={t('palette.placeholder')}
          value={query}
          onChange={event => type(event.target.value)}
          onKeyDown={press}
        />
      </div>
      <div id={id} role="listbox" aria-label={t('palette.title')} className={styles.list}>
        {shown.map(({ group, entries }) => (
          // biome-ignore lint/a11y/useSemanticElements: a part of a list of options
          <div key={group} role="group" aria-label={t(`palette.${group}`)}>
            <p aria-hidden>{t(`palette.${group}`)}</p>
            {entries.map(entry => {
              const place = order.indexOf(entry)
              return (
                <Line
                  key={entry.id}
                  id={idOf(place)}
                  entry={entry}
                  chosen={place === here}
                  run={() => run(entry)}
                  point={() => place !== here && goTo(place)}
                />
              )
            })}
          </div>
        ))}
      </div>
      {order.length === 0 && <p className={styles.none}>{t('palette.none')}</p>}
      <footer className={styles.foot}>
        {hints.map(([does, ...keys]) => (
          <span key={does}>
            {keys.map(key => (
              <Key key={key}>{key}</Key>
            ))}
            {t(`palette.${does}`)}
          </span>
        ))}
        <output>{t('palette.matches', { count: order.length })}</output>
      </footer>
    </div>
  )
}

/** Ctrl or Cmd with K: every action, view, record, analysis, item and point by name, with the keyboard alone. */
export const Palette = () => {
  const { t } = useWords()
  const { open, close } = useDialogs()
  return (
    <Modal
      open={open === 'palette'}
      width={560}
      style={{ top: 96 }}
      footer={null}
      closable={false}
      destroyOnHidden
      // Visually hidden: names the dialog for screen readers.
      title={t('palette.title')}
      styles={{ header: { display: 'none' }, body: { padding: 0 }, container: { padding: 0 } }}
      onCancel={close}
    >
      <Content close={close} />
    </Modal>
  )
}
