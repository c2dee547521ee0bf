import type { PointName } from '@sella/ceph/data/point-name'
import { guidedStep, send } from '@sella/workbench/bench/bench'
import { neededPoints } from '@sella/workbench/desk/needed-first'
import { Button } from 'antd'
import { useStore } from '../../../editor/use-store'
import { Key } from '../../../parts/key'
import { useWords } from '../../../words/i18n'
import { useCommitted, useDesk } from '../desk'
import { ByRuleButton } from './by-rule-button'
import { groupWords } from './group-words'
import { GuidedPicture } from './guided-picture'
import styles from './left.module.css'

const press = (bench: Parameters<typeof send>[0], key: string) => () => send(bench, { type: 'key', key, shift: false })

const Keys = ({ estimate }: { readonly estimate: boolean }) => {
  const { t } = useWords()
  const { bench } = useDesk()
  const name = useStore(bench.hand, hand => hand.guided)
  return (
    <div className={styles.keys}>
      <Button size="small" type="primary" ghost disabled={!estimate} onClick={press(bench, 'Enter')}>
        {t('workbench.guided.take')}
        <Key>Enter</Key>
      </Button>
      {name && <ByRuleButton name={name} />}
      <Button size="small" onClick={press(bench, 'Backspace')}>
        {t('workbench.guided.previous')}
        <Key>⌫</Key>
      </Button>
      <Button size="small" onClick={press(bench, 's')}>
        {t('workbench.guided.skip')}
        <Key>S</Key>
      </Button>
    </div>
  )
}

/** How many points the chosen analysis still lacks; those that follow are optional. */
const Needed = ({ name }: { readonly name: PointName }) => {
  const { t, lang } = useWords()
  const { subject, choice } = useDesk()
  const now = useStore(choice, current => current)
  const { points } = useCommitted().tracing
  const needed = neededPoints(subject, now)
  // The neck's points are asked for separately.
  if (needed.length === 0 || !subject.order.includes(name)) return null
  const missing = needed.filter(point => !points[point]).length
  const counts = { name: now.analysis.title[lang], count: missing, total: needed.length }
  return (
    <p className={styles.needed} role="status" data-done={missing === 0}>
      {t(missing > 0 ? 'workbench.guided.needed' : 'workbench.guided.rest', counts)}
    </p>
  )
}

const MissingFirst = () => {
  const { t } = useWords()
  const { bench } = useDesk()
  const on = useStore(bench.missingFirst, now => now)
  return (
    <label className={styles.missingFirst}>
      {t('workbench.guided.missingFirst')}
      <input type="checkbox" checked={on} onChange={event => bench.missingFirst.set(event.target.checked)} />
    </label>
  )
}

const Next = ({ name }: { readonly name: PointName }) => {
  const { t, lang } = useWords()
  const { bench, subject } = useDesk()
  const placed = useCommitted().tracing.points
  const guidedOrder = useStore(bench.order, order => order)
  const group = subject.groups.find(({ points }) => points.includes(name))
  const inGroup = guidedOrder.filter(point => group?.points.includes(point))
  const at = guidedOrder.indexOf(name)
  const missingFirst = useStore(bench.missingFirst, on => on)
  const round = [...guidedOrder.slice(at + 1), ...guidedOrder.slice(0, at)].filter(point => !placed[point])
  const next = (missingFirst ? round : guidedOrder.slice(at + 1)).slice(0, 6)
  const take = (point: PointName) => bench.hand.set(hand => ({ ...hand, guided: point, selected: point }))
  return (
    <section className={styles.next}>
      <header>
        <h3>{t('workbench.guided.next')}</h3>
        <span>
          {group &&
            t('workbench.guided.inRegion', {
              region: t(groupWords(group.name)),
              at: inGroup.indexOf(name) + 1,
              of: inGroup.length,
            })}
        </span>
      </header>
      <ol>
        {next.map(point => (
          <li key={point}>
            <button type="button" onClick={() => take(point)}>
              <small>{guidedOrder.indexOf(point) + 1}</small>
              <span>{subject.text(point).name[lang]}</span>
              <em>{subject.text(point).short}</em>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Guided placement: the current point with its definition and usual position, and what comes next. */
export const GuidedPanel = ({ drafted = true }: { readonly drafted?: boolean }) => {
  const { t, lang } = useWords()
  const { bench, subject } = useDesk()
  const { tracing } = useCommitted()
  const guidedOrder = useStore(bench.order, order => order)
  const name = useStore(bench.hand, hand => hand.guided) ?? guidedStep(bench, null, 1)
  const placed = guidedOrder.filter(point => tracing.points[point]).length
  if (!name) return <p className={styles.done}>{t('workbench.guided.done')}</p>
  const { name: title, definition, short } = subject.text(name)
  const other = lang === 'zh' ? title.en : title.zh
  const inHand = Math.min(guidedOrder.length, placed + (tracing.points[name] ? 0 : 1))
  return (
    <>
      <section className={styles.guided}>
        <header>
          <h2>{t('workbench.guided.title')}</h2>
          <span>
            <b>{inHand}</b>
            {` / ${guidedOrder.length}`}
          </span>
        </header>
        <div className={styles.progress} data-accent>
          <i style={{ width: `${(placed / guidedOrder.length) * 100}%` }} />
        </div>
        <h1>
          {title[lang]}
          <small>{`${short} · ${other}`}</small>
        </h1>
        <p>{definition[lang]}</p>
        <GuidedPicture name={name} />
        <Keys estimate={bench.knows.expected(name, tracing) !== null} />
      </section>
      <Needed name={name} />
      <MissingFirst />
      <Next name={name} />
      {drafted && <footer className={styles.foot}>{t('workbench.guided.leave')}</footer>}
    </>
  )
}
