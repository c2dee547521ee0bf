import { pictureNeeds } from '@sella/contract/access/pictures'
import type { CaseRecord, ImageKind } from '@sella/contract/entities'
import {
  ChevronLeft,
  ChevronRight,
  Columns2,
  Download,
  Eraser,
  FileText,
  ImageDown,
  type LucideIcon,
  PenLine,
  Printer,
  Ruler,
  SlidersHorizontal,
  Triangle,
  Undo2,
  X,
} from 'lucide-react'
import { useState } from 'react'
import { useLeave } from '../../api/clinic'
import { useCase } from '../../case/case'
import { KeysButton } from '../../parts/keys-button'
import { touch, useMedia } from '../../parts/use-media'
import { useModal } from '../../parts/use-modal'
import { useWords } from '../../words/i18n'
import { sizeText } from '../../words/size'
import { closing, measuringKeys, useKeyRows, viewerKeys } from './key-tables'
import { lensKey } from './lens-keys'
import { MeasureLayer } from './measuring/measure-layer'
import { useMarked } from './measuring/use-marked'
import { useMeasuring } from './measuring/use-measuring'
import { ofKind, picturesOf } from './slots'
import { saveOriginal, useTakeFilm } from './take-film'
import { useLens } from './use-lens'
import styles from './viewer.module.css'
import { LightTools, plainLight } from './viewer-light'

interface ViewerProps {
  readonly record: CaseRecord
  /** Uuid of the picture shown first. */
  readonly first: string
  readonly onClose: () => void
  readonly onEdit: (uuid: string) => void
  readonly onCompare: (kind: ImageKind) => void
}

interface ViewerTool {
  readonly Icon: LucideIcon
  readonly label: string
  readonly run: () => void
  /** Of a tool that is in hand or not. */
  readonly on?: boolean
  readonly off?: boolean
  /** Asks for a hand that a finger on a phone has not. */
  readonly fine?: boolean
}

/** One image over the whole window. Light and zoom are for the eye only and touch nothing stored. */
export const Viewer = ({ record, first, onClose, onEdit, onCompare }: ViewerProps) => {
  const { t } = useWords()
  const { records } = useCase()
  const dialog = useModal()
  const may = useLeave()
  const fingers = useMedia(touch)
  const mayMark = may('trace')
  const [uuid, setUuid] = useState(first)
  const [light, setLight] = useState(plainLight)
  const pictures = picturesOf(record)
  const photo = pictures.find(picture => picture.uuid === uuid) ?? pictures[0]
  const lens = useLens(photo?.uuid ?? '')
  const measuring = useMeasuring(photo)
  const take = useTakeFilm(record, photo)
  const keys = useKeyRows([...viewerKeys, ...(mayMark ? measuringKeys : []), closing])
  const marked = useMarked({ record, photo, measures: measuring.measures })
  if (!photo) return null
  const step = (by: number) => setUuid(pictures[(pictures.indexOf(photo) + by + pictures.length) % pictures.length]?.uuid ?? uuid)
  const same = ofKind(record, photo.type)
  const marking: readonly ViewerTool[] = [
    {
      Icon: Ruler,
      label: t('imaging.measuring.tool.distance'),
      run: () => measuring.take('distance'),
      on: measuring.tool === 'distance',
      fine: true,
    },
    {
      Icon: Triangle,
      label: t('imaging.measuring.tool.angle'),
      run: () => measuring.take('angle'),
      on: measuring.tool === 'angle',
      fine: true,
    },
    {
      Icon: PenLine,
      label: t('imaging.measuring.tool.note'),
      run: () => measuring.take('note'),
      on: measuring.tool === 'note',
    },
    ...(measuring.measures.length > 0
      ? [
          { Icon: Undo2, label: t('imaging.measuring.undo'), run: measuring.undo, fine: true },
          { Icon: Eraser, label: t('imaging.measuring.clear'), run: measuring.clear, fine: true },
        ]
      : []),
  ]
  const tools: readonly ViewerTool[] = [
    ...(mayMark ? marking : []),
    ...(may(pictureNeeds(record, photo.type))
      ? [{ Icon: SlidersHorizontal, label: t('pictures.tool.edit'), run: () => onEdit(photo.uuid) }]
      : []),
    ...(marked
      ? [
          { Icon: ImageDown, label: t('imaging.measuring.save'), run: marked.save, off: marked.busy, fine: true },
          { Icon: Printer, label: t('imaging.measuring.print'), run: marked.print, off: marked.busy, fine: true },
        ]
      : []),
    { Icon: Download, label: t('imaging.menu.download'), run: () => saveOriginal(photo) },
    ...(take
      ? [
          { Icon: ImageDown, label: t('imaging.menu.withTracing'), run: take.withTracing },
          { Icon: FileText, label: t('imaging.menu.report'), run: take.report },
        ]
      : []),
    ...(records.length > 1 ? [{ Icon: Columns2, label: t('pictures.tool.compare'), run: () => onCompare(photo.type) }] : []),
  ]
  const facts = { width: String(photo.width), height: String(photo.height), size: sizeText(photo.bytes) }
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.viewer}
      aria-label={`${t('imaging.viewer.title')} ${t(`imaging.kind.${photo.type}`)}`}
      onCancel={event => {
        // Escape puts a tool down before it closes the window.
        if (measuring.tool) event.preventDefault()
      }}
      onClose={onClose}
      onKeyDown={event => {
        if (event.target instanceof HTMLInputElement || (event.target as HTMLElement).closest('.ant-select')) return
        const turn = { ArrowLeft: () => step(-1), ArrowRight: () => step(1) }[event.key]
        const run = (mayMark ? measuring.keyed(event) : undefined) ?? lensKey(event, lens) ?? turn
        if (run) event.preventDefault()
        run?.()
      }}
    >
      <header className={styles.bar}>
        <h2>
          {t(`imaging.kind.${photo.type}`)}
          {same.length > 1 && <small>{`${same.indexOf(photo) + 1} / ${same.length}`}</small>}
        </h2>
        <span className={styles.facts}>{t('imaging.viewer.facts', facts)}</span>
        <LightTools light={light} onChange={setLight} />
        {tools.map(({ Icon, label, run, on, off, fine }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            disabled={off}
            aria-pressed={on}
            data-fine={fine}
            title={label}
            onClick={run}
          >
            <Icon size={18} aria-hidden />
          </button>
        ))}
        <KeysButton rows={keys} />
        <button
          type="button"
          aria-label={t('imaging.viewer.close')}
          title={t('imaging.viewer.close')}
          onClick={() => dialog.current?.close()}
        >
          <X size={20} aria-hidden />
        </button>
      </header>
      <div className={styles.stage} {...lens.hands}>
        <img
          src={photo.url}
          alt={t(`imaging.kind.${photo.type}`)}
          draggable={false}
          style={{
            transform: lens.transform,
            filter: `brightness(${light.brightness}%) contrast(${light.contrast}%) invert(${light.inverted ? 1 : 0})`,
          }}
        />
        <MeasureLayer {...{ photo, measuring }} transform={lens.transform} />
      </div>
      {pictures.length > 1 && (
        <>
          <button type="button" className={styles.before} aria-label={t('imaging.viewer.before')} onClick={() => step(-1)}>
            <ChevronLeft size={24} aria-hidden />
          </button>
          <button type="button" className={styles.next} aria-label={t('imaging.viewer.next')} onClick={() => step(1)}>
            <ChevronRight size={24} aria-hidden />
          </button>
        </>
      )}
      <footer className={styles.foot}>{t(fingers ? 'imaging.viewer.hintTouch' : 'imaging.viewer.hint')}</footer>
    </dialog>
  )
}
