import { computedFrom } from '@sella/ceph/analysis/own-item-uses'
import { isPointKind } from '@sella/ceph/kinds/index'
import { unitSigns } from '@sella/ceph/unit'
import { typedName } from '@sella/contract/name-as-read'
import { Button } from 'antd'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { BlockedButton } from '../../../parts/blocked-button'
import { useLeft } from '../../../parts/use-left'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import '../../../words/late/own'
import { useConfirm } from '../confirm'
import { itemOfFields, unitOfFields } from './own-draft'
import styles from './own-item.module.css'
import type { LeftItem } from './own-item-draft'
import { OwnItemKind } from './own-item-kind'
import { OwnItemNorm } from './own-item-norm'
import { OwnItemNow } from './own-item-now'
import { OwnItemOperands } from './own-item-operands'
import { OwnItemPoints } from './own-item-points'
import { makeItemSaving } from './own-item-saving'
import { OwnItemTexts } from './own-item-texts'
import { OwnItemUses } from './own-item-uses'
import type { OwnItemStore } from './own-items'
import { useFields, useFilm, useLeaving } from './use-own-item'

interface OwnItemPanelProps {
  readonly store: OwnItemStore
  /** The measurement to edit; null creates a new one. */
  readonly name: string | null
  /** Names of the analyses that use it. */
  readonly usedIn: readonly string[]
  readonly close: () => void
  /** It is saved under this name; not `isAll`: it was changed meanwhile, and stays open. */
  readonly kept: (name: string, isAll: boolean) => void
  /** The form as it was left unsaved; null if it is opened anew. */
  readonly left: LeftItem | null
}

/** The rest of the workbench is inactive while the panel is open; a new measurement starts with its landmarks on the film. */
const useOpening = (isNew: boolean, start: () => void): void => {
  const { defining } = useDesk()
  useEffect(() => {
    defining.set(true)
    return () => defining.set(false)
  }, [defining])
  useEffect(() => {
    if (isNew) start()
  }, [isNew, start])
}

type Panel = ReturnType<typeof useFields>
type Film = ReturnType<typeof useFilm>

const Body = ({
  props: { name, usedIn, store },
  panel,
  film,
}: {
  readonly props: OwnItemPanelProps
  readonly panel: Panel
  readonly film: Film
}) => {
  const { fields, change, put, at, turnTo } = panel
  const unit = unitSigns[unitOfFields(fields, film.own) ?? '']
  return (
    <div className={styles.body}>
      <OwnItemKind {...{ fields, unit, change }} fixed={name !== null} />
      {isPointKind(fields.kind) ? (
        <OwnItemPoints {...{ fields, at, turnTo, put }} picking={film.on} start={film.start} stop={film.stop} />
      ) : (
        <OwnItemOperands {...{ fields, put }} own={film.own} />
      )}
      <OwnItemNorm {...{ fields, unit, change }} />
      <OwnItemTexts {...{ fields, change }} />
      {name !== null && <OwnItemUses {...{ name, usedIn }} items={store.items} />}
    </div>
  )
}

interface FootProps {
  readonly props: OwnItemPanelProps
  readonly panel: Panel
  readonly film: Film
  readonly leave: () => void
}

/** Saves the form as it is; what is changed in it before the answer stays in hand. */
const useSave = ({ store, kept }: OwnItemPanelProps, { panel, film }: { readonly panel: Panel; readonly film: Film }) => {
  const { was, setWas, fields, forget } = panel
  const latest = useRef(fields)
  latest.current = fields
  const [saving] = useState(makeItemSaving)
  const closed = useLeft()
  return async () => {
    const outcome = await saving(
      () => latest.current,
      sent => {
        const item = itemOfFields(sent, film.own)
        return item && store.put(typedName(sent.name), item, was)
      },
    )
    // Closed meanwhile: what is kept and open by now may be another one's.
    if (closed.current || outcome.status === 'unsent') return
    if (outcome.status === 'unsaved') return setWas(outcome.was)
    if (outcome.isAll) forget()
    else setWas(outcome.item)
    kept(outcome.name, outcome.isAll)
  }
}

const Foot = ({ props, panel, film, leave }: FootProps) => {
  const { t, lang } = useWords()
  const { store, name } = props
  const { fault, changed } = panel
  const names = computedFrom(name ?? '', store.items).join(lang === 'zh' ? '、' : ', ')
  const save = useSave(props, { panel, film })
  return (
    <footer className={styles.foot}>
      <span role="status">{fault && changed && t(`own.${fault}`, { names })}</span>
      <Button onClick={leave}>{t('app.cancel')}</Button>
      <BlockedButton
        type="primary"
        loading={store.busy}
        blocked={changed ? fault && t(`own.${fault}`, { names }) : t('own.unchanged')}
        onClick={() => void save()}
      >
        {t('app.save')}
      </BlockedButton>
    </footer>
  )
}

/** An own measurement, defined beside the film: its landmarks are clicked there, its construction and value appear there. */
export const OwnItemPanel = (props: OwnItemPanelProps) => {
  const { store, name, left, close } = props
  const { t } = useWords()
  const confirm = useConfirm()
  const panel = useFields(name, store.items, left)
  const film = useFilm(panel)
  useOpening(name === null && left === null, film.start)
  const leave = async () => {
    const question = { title: t('own.leave'), act: t('own.leaveAct'), stay: t('own.keepOn'), loses: true }
    if (panel.changed && !(await confirm(question))) return
    panel.forget()
    close()
  }
  useLeaving(() => void leave(), film.stop, film.on)
  const title = t(name === null ? 'own.create' : 'own.edit')
  return (
    <section className={styles.panel} role="dialog" aria-label={title}>
      <header className={styles.title}>
        <b>{title}</b>
        <Button type="text" size="small" icon={<X size={16} />} aria-label={t('app.close')} onClick={() => void leave()} />
      </header>
      <OwnItemNow row={film.row} />
      <Body {...{ props, panel, film }} />
      <Foot {...{ props, panel, film }} leave={() => void leave()} />
    </section>
  )
}
