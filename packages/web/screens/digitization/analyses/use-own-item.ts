import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { isPointKind } from '@sella/ceph/kinds/index'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { keep, kept } from '../../../memory/session'
import { useWords } from '../../../words/i18n'
import { blankFields, drawnItem, type Fields, fieldsOf } from './own-draft'
import { faultOfFields, othersThan } from './own-fault'
import { type LeftItem, ownItemDraft } from './own-item-draft'
import { usePicking } from './use-picking'
import { useShownOnFilm } from './use-shown-on-film'

/**
 * The form for the measurement of this name; for a new one if null. `left`: as it was left unsaved. Kept on this machine while it is
 * changed.
 */
export const useFields = (name: string | null, items: OwnItems, left: LeftItem | null) => {
  const before = name === null ? undefined : items[name]
  const [was, setWas] = useState(left ? left.was : (before ?? null))
  const [first] = useState(() => (name !== null && before ? fieldsOf(name, before) : blankFields))
  const [fields, setFields] = useState<Fields>(left?.fields ?? first)
  const [form] = useState(() => ownItemDraft({ kept, keep }))
  const changed = fields !== first
  useEffect(() => form.keep(changed ? { name, fields, was } : null), [form, changed, name, fields, was])
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
  const context = useMemo(() => ({ was: name, items }), [name, items])
  return {
    was,
    setWas,
    fields,
    change,
    put,
    at,
    turnTo,
    changed,
    /** Nothing of it is kept any more. */
    forget: () => form.keep(null),
    context,
    fault: faultOfFields(fields, context),
  }
}

/** Places are filled one after the other; after the last, clicks on the film pick nothing. */
export const useFilm = ({ fields, at, put, turnTo, context }: ReturnType<typeof useFields>) => {
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

/** Escape belongs to the panel, except while a list or a question is open over it: it stops picking first, then closes. */
export const useLeaving = (leave: () => void, stop: () => void, picking: boolean): void => {
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
