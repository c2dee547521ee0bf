import type { CaseRecord, ImageKind } from '@sella/contract/entities'
import { Select } from 'antd'
import { ArrowLeftRight, FlipHorizontal, ImageOff, Link2, Link2Off, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useCase } from '../../../case/case'
import { KeysButton } from '../../../parts/keys-button'
import { touch, useMedia } from '../../../parts/use-media'
import { useModal } from '../../../parts/use-modal'
import { ageText } from '../../../words/age'
import { useWords } from '../../../words/i18n'
import { keepsKey } from '../keeps-key'
import { compareKeys, useKeyRows } from '../key-tables'
import { lensKey } from '../lens-keys'
import { lookOrder, photoOf } from '../slots'
import { BeforeAfter } from './before-after'
import styles from './compare.module.css'
import { compareKey } from './compare-keys'
import { useLinkedLenses } from './linked-lens'

interface CompareProps {
  readonly record: CaseRecord
  readonly kind: ImageKind | null
  readonly onClose: () => void
}

type Side = 'left' | 'right'

/** The kind shown first: the requested one, otherwise the first that two records have. */
const firstKind = (wanted: ImageKind | null, records: readonly CaseRecord[]): ImageKind =>
  wanted && lookOrder.includes(wanted)
    ? wanted
    : (lookOrder.find(kind => records.filter(record => photoOf(record, kind)).length > 1) ?? 'Lateral_Ceph')

/** The record before this one that has such an image, otherwise the next one, otherwise any other. */
const besideOf = (record: CaseRecord, records: readonly CaseRecord[], kind: ImageKind): CaseRecord => {
  const at = records.findIndex(caseRecord => caseRecord.uuid === record.uuid)
  const near = [...records.slice(0, Math.max(0, at)).reverse(), ...records.slice(at + 1)]
  return near.find(caseRecord => photoOf(caseRecord, kind)) ?? near[0] ?? record
}

/** The two records to start with, the earlier one at the left. */
const sidesFor = (record: CaseRecord, records: readonly CaseRecord[], kind: ImageKind): Readonly<Record<Side, string>> => {
  const [left, right] = [besideOf(record, records, kind), record].toSorted((a, b) => a.createday.localeCompare(b.createday))
  return { left: left?.uuid ?? record.uuid, right: right?.uuid ?? record.uuid }
}

interface HalfProps {
  readonly side: Side
  readonly record: CaseRecord
  readonly kind: ImageKind
  readonly lens: ReturnType<typeof useLinkedLenses>['left']
  readonly onRecord: (uuid: string) => void
}

const Half = ({ side, record, kind, lens, onRecord }: HalfProps) => {
  const { t, lang } = useWords()
  const { records, patient } = useCase()
  const photo = photoOf(record, kind)
  const day = record.createday.slice(0, 10)
  return (
    <section className={styles.half} aria-label={t(`pictures.compare.${side}`)}>
      <header>
        <Select
          value={record.uuid}
          aria-label={t(`pictures.compare.${side}`)}
          popupMatchSelectWidth={false}
          getPopupContainer={node => node.closest('dialog') ?? document.body}
          options={records.map(caseRecord => ({
            value: caseRecord.uuid,
            label: `${caseRecord.createday.slice(0, 10)} ${t(`imaging.type.type${caseRecord.type}`)}`,
          }))}
          onChange={onRecord}
        />
        <small>{ageText(patient.birthday, lang, day)}</small>
      </header>
      <div className={styles.stage} {...lens.hands}>
        {photo ? (
          <img
            src={photo.url}
            alt={`${t(`imaging.kind.${kind}`)} ${day}`}
            draggable={false}
            style={{ transform: lens.transform }}
          />
        ) : (
          <p>
            <ImageOff size={24} aria-hidden />
            {t('pictures.compare.none')}
          </p>
        )}
      </div>
    </section>
  )
}

/** Two records side by side, the same kind of image, zoomed and panned together. */
export const Compare = ({ record, kind: wanted, onClose }: CompareProps) => {
  const { t } = useWords()
  const { records } = useCase()
  const dialog = useModal()
  const fingers = useMedia(touch)
  const [kind, setKind] = useState(() => firstKind(wanted, records))
  const [sides, setSides] = useState(() => sidesFor(record, records, kind))
  const [over, setOver] = useState(false)
  const of = (side: Side): CaseRecord => records.find(caseRecord => caseRecord.uuid === sides[side]) ?? record
  const lenses = useLinkedLenses([photoOf(of('left'), kind)?.uuid ?? '', photoOf(of('right'), kind)?.uuid ?? ''])
  const present = lookOrder.filter(each => each === kind || records.some(caseRecord => photoOf(caseRecord, each)))
  const step = (by: number) => setKind(present[(present.indexOf(kind) + by + present.length) % present.length] ?? kind)
  const onKeyDown = (event: KeyboardEvent) => {
    if (keepsKey(event.target, event.key)) return
    const acts = { step, link: () => lenses.setLinked(!lenses.linked), lay: () => setOver(!over) }
    const run =
      lensKey(event, lenses) ?? (event.ctrlKey || event.metaKey || event.altKey ? undefined : compareKey(event.key, acts))
    if (run) event.preventDefault()
    run?.()
  }
  const keys = useKeyRows(compareKeys)
  const LinkSign = lenses.linked ? Link2 : Link2Off
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.compare}
      aria-label={t('pictures.compare.title')}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <header className={styles.bar}>
        <h2>{t('pictures.compare.title')}</h2>
        <Select
          value={kind}
          className={styles.kind}
          aria-label={t('pictures.compare.kind')}
          popupMatchSelectWidth={false}
          listHeight={330}
          getPopupContainer={node => node.closest('dialog') ?? document.body}
          options={lookOrder.map(each => ({ value: each, label: t(`imaging.kind.${each}`) }))}
          onChange={setKind}
        />
        <span />
        <button
          type="button"
          aria-pressed={over}
          title={t('pictures.compare.slider')}
          aria-label={t('pictures.compare.slider')}
          onClick={() => setOver(!over)}
        >
          <FlipHorizontal size={18} aria-hidden />
        </button>
        <button
          type="button"
          aria-pressed={lenses.linked}
          title={t('pictures.compare.linked')}
          aria-label={t('pictures.compare.linked')}
          onClick={() => lenses.setLinked(!lenses.linked)}
        >
          <LinkSign size={18} aria-hidden />
        </button>
        <button
          type="button"
          title={t('pictures.compare.swap')}
          aria-label={t('pictures.compare.swap')}
          onClick={() => setSides({ left: sides.right, right: sides.left })}
        >
          <ArrowLeftRight size={18} aria-hidden />
        </button>
        <KeysButton rows={keys} />
        <button
          type="button"
          title={t('imaging.viewer.close')}
          aria-label={t('imaging.viewer.close')}
          onClick={() => dialog.current?.close()}
        >
          <X size={20} aria-hidden />
        </button>
      </header>
      {over && (
        <BeforeAfter
          before={photoOf(of('left'), kind) ?? null}
          after={photoOf(of('right'), kind) ?? null}
          names={[of('left').createday.slice(0, 10), of('right').createday.slice(0, 10)]}
          lens={lenses.left}
        />
      )}
      <div className={styles.halves} hidden={over}>
        {(['left', 'right'] as const).map(side => (
          <Half
            key={side}
            side={side}
            record={of(side)}
            kind={kind}
            lens={lenses[side]}
            onRecord={uuid => setSides({ ...sides, [side]: uuid })}
          />
        ))}
      </div>
      <footer className={styles.foot}>
        {t(records.length === 1 ? 'pictures.compare.only' : fingers ? 'imaging.viewer.hintTouch' : 'pictures.compare.hint')}
      </footer>
    </dialog>
  )
}
