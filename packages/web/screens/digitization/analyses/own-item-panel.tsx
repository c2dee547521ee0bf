import { computedFrom } from '@sella/ceph/analysis/own-item-uses'
import { isPointKind } from '@sella/ceph/measure/kinds/index'
import { Button } from 'antd'
import { X } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../../../words/i18n'
import '../../../words/late/own'
import { useConfirm } from '../confirm'
import { defining } from './defining'
import { blankFields, drawnItem, type Fields, fieldsOf, itemOfFields, unitOfFields } from './own-draft'
import { faultOfFields, othersThan } from './own-fault'
import styles from './own-item.module.css'
import { OwnItemKind } from './own-item-kind'
import { OwnItemNorm } from './own-item-norm'
import { OwnItemNow } from './own-item-now'
import { OwnItemOperands } from './own-item-operands'
import { OwnItemPoints } from './own-item-points'
import { OwnItemTexts } from './own-item-texts'
import { OwnItemUses } from './own-item-uses'
import type { OwnItemStore } from './own-items'
import { unitSign } from './unit-sign'
import { usePicking } from './use-picking'
import { useShownOnFilm } from './use-shown-on-film'

interface Props {
  readonly store: OwnItemStore
  /** The measurement to change; null makes a new one. */
  readonly name: string | null
  /** Names of the analyses it stands in. */
  readonly usedIn: readonly string[]
  readonly close: () => void
  readonly kept: (name: string) => void
}

const usePanel = ({ store, name }: Props) => {
  const before = name === null ? undefined : store.items[name]
  const [first] = useState(() => (name !== null && before ? fieldsOf(name, before) : blankFields))
  const [fields, setFields] = useState<Fields>(first)
  const firstEmpty = Math.max(0, fields.nodes.indexOf(''))
  const [at, turnTo] = useState(firstEmpty)
  const put = useCallback((place: number, value: string) => {
    setFields(now =>
      isPointKind(now.kind) ? { ...now, nodes: now.nodes.with(place, value) } : { ...now, of: now.of.with(place, value) },
    )
  }, [])
  const change = (next: Fields) => {
    setFields(next)
    if (next.kind !== fields.kind) turnTo(Math.max(0, next.nodes.indexOf('')))
  }
  const context = useMemo(() => ({ was: name, items: store.items }), [name, store.items])
  return { fields, change, put, at, turnTo, changed: fields !== first, context, fault: faultOfFields(fields, context) }
}

/** Places fill one after the other; after the last one the film is only looked at again. */
const useFilm = ({ fields, at, put, turnTo, context }: ReturnType<typeof usePanel>) => {
  const { t } = useWords()
  const { nodes } = fields
  const take = useCallback(
    (landmark: string) => {
      put(at, landmark)
      const next = nodes.with(at, landmark).indexOf('')
      turnTo(next >= 0 ? next : Math.min(at + 1, nodes.length - 1))
    },
    [put, at, nodes, turnTo],
  )
  const picking = usePicking({ nodes, at, take })
  const { tried } = picking
  const own = useMemo(() => othersThan(context), [context])
  const item = useMemo(
    () => drawnItem({ ...fields, nodes: tried, name: fields.name.trim() || t('workbench.results.own') }, own),
    [fields, tried, own, t],
  )
  const { on, stop } = picking
  useEffect(() => {
    if (on && nodes.length === 0) stop()
  }, [on, stop, nodes.length])
  return { ...picking, own, row: useShownOnFilm(item) }
}

/** Escape belongs to the panel alone, but for a list or a question open over it: it stops picking, then leaves. */
const useLeaving = (leave: () => void, stop: () => void, picking: boolean): void => {
  const latest = useRef({ leave, stop, picking })
  latest.current = { leave, stop, picking }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('.ant-modal-confirm, .ant-select-open') !== null) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (latest.current.picking) latest.current.stop()
      else latest.current.leave()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [])
}

/** A measurement of the doctor's own, made beside the film: its landmarks are pressed there, its construction and value appear there. */
export const OwnItemPanel = (props: Props) => {
  const { store, name, usedIn, close, kept } = props
  const { t } = useWords()
  const confirm = useConfirm()
  const panel = usePanel(props)
  const film = useFilm(panel)
  const { fields, change, changed, fault, put, at, turnTo } = panel
  useEffect(() => {
    defining.set(true)
    return () => defining.set(false)
  }, [])
  const { start, on } = film
  useEffect(() => {
    if (name === null) start()
  }, [name, start])
  const leave = async () => {
    const question = { title: t('own.leave'), act: t('own.leaveAct'), stay: t('own.keepOn') }
    if (!changed || (await confirm(question))) close()
  }
  useLeaving(() => void leave(), film.stop, on)
  const save = async () => {
    const item = itemOfFields(fields, film.own)
    if (item && (await store.put(fields.name.trim(), item))) kept(fields.name.trim())
  }
  const unit = unitSign(unitOfFields(fields, film.own) ?? '')
  const title = t(name === null ? 'own.create' : 'own.edit')
  return (
    <section className={styles.panel} role="dialog" aria-label={title}>
      <header className={styles.title}>
        <b>{title}</b>
        <Button type="text" size="small" icon={<X size={16} />} aria-label={t('app.close')} onClick={() => void leave()} />
      </header>
      <OwnItemNow row={film.row} />
      <div className={styles.body}>
        <OwnItemKind {...{ fields, unit, change }} fixed={name !== null} />
        {isPointKind(fields.kind) ? (
          <OwnItemPoints {...{ fields, at, turnTo, put }} picking={on} start={film.start} stop={film.stop} />
        ) : (
          <OwnItemOperands {...{ fields, put }} own={film.own} />
        )}
        <OwnItemNorm {...{ fields, unit, change }} />
        <OwnItemTexts {...{ fields, change }} />
        {name !== null && <OwnItemUses {...{ name, usedIn }} items={store.items} />}
      </div>
      <footer className={styles.foot}>
        <span role="status">
          {fault && changed && t(`own.${fault}`, { names: computedFrom(name ?? '', store.items).join('、') })}
        </span>
        <Button onClick={() => void leave()}>{t('app.cancel')}</Button>
        <Button type="primary" loading={store.busy} disabled={fault !== null || !changed} onClick={() => void save()}>
          {t('app.save')}
        </Button>
      </footer>
    </section>
  )
}
