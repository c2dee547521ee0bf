import type { CaseRecord, ImageKind } from '@sella/contract/entities'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useState } from 'react'
import { useLeave } from '../../api/clinic'
import { KeysButton } from '../../parts/keys-button'
import { touch, useMedia } from '../../parts/use-media'
import { useModal } from '../../parts/use-modal'
import { useWords } from '../../words/i18n'
import { sizeText } from '../../words/size'
import { keepsKey } from './keeps-key'
import { closing, measuringKeys, useKeyRows, viewerKeys } from './key-tables'
import { lensKey } from './lens-keys'
import { MeasureLayer } from './measuring/measure-layer'
import { useMeasuring } from './measuring/use-measuring'
import { usePictureScale } from './measuring/use-picture-scale'
import { ofKind, picturesOf } from './slots'
import { useLens } from './use-lens'
import styles from './viewer.module.css'
import { LightTools, plainLight } from './viewer-light'
import { ViewerTools } from './viewer-tools'

interface ViewerProps {
  readonly record: CaseRecord
  /** Uuid of the picture shown first. */
  readonly first: string
  readonly onClose: () => void
  readonly onEdit: (uuid: string) => void
  readonly onCompare: (kind: ImageKind) => void
}

/** One image, full screen. Brightness and zoom are display only and change nothing stored. */
export const Viewer = ({ record, first, onClose, onEdit, onCompare }: ViewerProps) => {
  const { t } = useWords()
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
  const scale = usePictureScale(record, photo)
  const keys = useKeyRows([...viewerKeys, ...(mayMark ? measuringKeys : []), closing])
  if (!photo || !scale) return null
  const step = (by: number) => setUuid(pictures[(pictures.indexOf(photo) + by + pictures.length) % pictures.length]?.uuid ?? uuid)
  const same = ofKind(record, photo.type)
  const facts = { width: String(photo.width), height: String(photo.height), size: sizeText(photo.bytes) }
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.viewer}
      aria-label={`${t('imaging.viewer.title')} ${t(`imaging.kind.${photo.type}`)}`}
      onCancel={event => {
        // Escape deselects a tool before it closes the window, whatever has the focus.
        if (!measuring.tool) return
        event.preventDefault()
        measuring.take(null)
      }}
      onClose={onClose}
      onKeyDown={event => {
        if (keepsKey(event.target, event.key)) return
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
        <ViewerTools {...{ record, photo, scale, measuring, mayMark, onEdit, onCompare }} />
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
          // Until the next picture is loaded the one before must not stand under its marks.
          key={`${photo.uuid} ${photo.shown}`}
          src={photo.url}
          alt={t(`imaging.kind.${photo.type}`)}
          draggable={false}
          style={{
            transform: lens.transform,
            filter: `brightness(${light.brightness}%) contrast(${light.contrast}%) invert(${light.inverted ? 1 : 0})`,
          }}
        />
        <MeasureLayer key={`${photo.uuid} ${photo.shown}`} {...{ photo, scale, measuring }} transform={lens.transform} />
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
