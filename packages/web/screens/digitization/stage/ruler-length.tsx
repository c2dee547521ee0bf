import { DEFAULT_RULER_MM, readRulerLength } from '@sella/ceph/tracing/ruler-length'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { nudged, type Typing, typed } from '@sella/workbench/session/ruler-typing'
import { commit, endNudge, shown } from '@sella/workbench/session/session'
import { endsCoincide } from '@sella/workbench/tools/ruler'
import { Button, Input, type InputRef } from 'antd'
import { Trash2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { focusStage } from '../../../editor/focus-stage'
import { useStore } from '../../../editor/use-store'
import { refusal } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import styles from './stage.module.css'

/** Whether a ruler was drawn; pulling an end of one that is there leaves its length. */
const isAnother = (now: Tracing['ruler'], before: Tracing['ruler']): boolean =>
  now?.ends.every((end, i) => end.x !== before?.ends[i]?.x || end.y !== before?.ends[i]?.y) ?? false

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

/** Once a ruler is drawn its length is what comes next: the usual one stands there selected, to be typed over. */
const useLengthNext = () => {
  const { bench } = useDesk()
  const field = useRef<InputRef>(null)
  const ruler = useStore(bench.session, session => session.present.ruler)
  const before = useRef(ruler)
  useEffect(() => {
    if (isAnother(ruler, before.current)) field.current?.focus({ cursor: 'all', preventScroll: true })
    before.current = ruler
  }, [ruler])
  return field
}

/** How the ruler is drawn, or why the length typed (`wrong`) or the ruler last drawn was refused. */
const RulerHint = ({ id, wrong, hint }: { readonly id: string; readonly wrong: string | null; readonly hint: string }) => {
  const { lang } = useWords()
  const { bench } = useDesk()
  const coincide = useStore(bench.hand, ({ state }) => endsCoincide(state))
  const refused = wrong ?? (coincide ? refusal('RULER_NO_LENGTH', lang) : null)
  return (
    <span id={id} className={refused ? styles.wrong : undefined} role={refused ? 'alert' : undefined}>
      {refused ?? hint}
    </span>
  )
}

/**
 * The length of the ruler in mm. An invalid length stays as typed, with the reason, and changes nothing. `hint`: shown while it
 * is valid.
 */
export const RulerLength = ({ hint }: { readonly hint: string }) => {
  const { t, lang } = useWords()
  const { bench } = useDesk()
  const id = useId()
  const field = useLengthNext()
  const ruler = useStore(bench.session, session => shown(session).ruler)
  const [typing, setTyping] = useState<Typing | null>(null)
  const mm = ruler?.mm ?? DEFAULT_RULER_MM
  const current = ruler && typing ? typing : { text: String(mm), before: mm }
  const wrong = ruler !== null && readRulerLength(current.text) === null
  const take = (text: string) => {
    const next = { ...current, text }
    setTyping(next)
    bench.session.set(session => typed(session, next))
  }
  const end = () => {
    if (!wrong) setTyping(null)
    bench.session.set(endNudge)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key]
    if (by) take(nudged(current, by))
    else if (event.key === 'Enter') {
      end()
      if (!wrong) focusStage()
    } else return
    event.preventDefault()
  }
  const remove = () => {
    setTyping(null)
    bench.session.set(session => commit(session, { ...session.present, ruler: null }))
  }
  return (
    <>
      <RulerHint
        id={id}
        wrong={wrong ? [refusal('RULER_RANGE', lang), t('workbench.measure.kept', { mm })].join(t('app.separator')) : null}
        hint={hint}
      />
      <Input
        ref={field}
        size="small"
        className={styles.length}
        inputMode="decimal"
        autoComplete="off"
        aria-label={t('workbench.measure.length')}
        aria-describedby={id}
        aria-invalid={wrong}
        status={wrong ? 'error' : ''}
        suffix="mm"
        disabled={!ruler}
        value={current.text}
        onChange={event => take(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={() => typing && setTyping({ ...typing, before: mm })}
        onBlur={end}
      />
      <Button
        size="small"
        type="text"
        disabled={!ruler}
        icon={<Trash2 size={14} />}
        aria-label={t('workbench.measure.remove')}
        onClick={remove}
      />
    </>
  )
}
