import type { CaseRecord, ImageKind } from '@sella/contract/entities'
import { ChevronLeft, ChevronRight, Columns2, Contrast, RotateCcw, SlidersHorizontal, Sun, X } from 'lucide-react'
import { useState } from 'react'
import { useCase } from '../../case/case'
import { touch, useMedia } from '../../parts/use-media'
import { useModal } from '../../parts/use-modal'
import { useWords } from '../../words/i18n'
import { sizeText } from '../../words/size'
import { lensKey } from './lens-keys'
import { ofKind, picturesOf } from './slots'
import { useLens } from './use-lens'
import styles from './viewer.module.css'

interface ViewerProps {
  readonly record: CaseRecord
  /** Uuid of the picture shown first. */
  readonly first: string
  readonly onClose: () => void
  readonly onEdit: (uuid: string) => void
  readonly onCompare: (kind: ImageKind) => void
}

interface Light {
  readonly brightness: number
  readonly contrast: number
}

const plain: Light = { brightness: 100, contrast: 100 }

const LightTools = ({ light, onChange }: { readonly light: Light; readonly onChange: (light: Light) => void }) => {
  const { t } = useWords()
  const signs = [
    ['brightness', Sun],
    ['contrast', Contrast],
  ] as const
  return (
    <div className={styles.light}>
      {signs.map(([name, Icon]) => (
        <label key={name} title={t(`imaging.viewer.${name}`)}>
          <Icon size={16} aria-hidden />
          <input
            type="range"
            min={40}
            max={200}
            step={5}
            aria-label={t(`imaging.viewer.${name}`)}
            value={light[name]}
            onChange={event => onChange({ ...light, [name]: Number(event.target.value) })}
          />
        </label>
      ))}
      <button
        type="button"
        aria-label={t('imaging.viewer.reset')}
        title={t('imaging.viewer.reset')}
        onClick={() => onChange(plain)}
      >
        <RotateCcw size={16} aria-hidden />
      </button>
    </div>
  )
}

/** One image over the whole window. Light and zoom are for the eye only and touch nothing stored. */
export const Viewer = ({ record, first, onClose, onEdit, onCompare }: ViewerProps) => {
  const { t } = useWords()
  const { records } = useCase()
  const dialog = useModal()
  const fingers = useMedia(touch)
  const [uuid, setUuid] = useState(first)
  const [light, setLight] = useState(plain)
  const pictures = picturesOf(record)
  const photo = pictures.find(picture => picture.uuid === uuid) ?? pictures[0]
  const lens = useLens(photo?.uuid ?? '')
  if (!photo) return null
  const step = (by: number) => setUuid(pictures[(pictures.indexOf(photo) + by + pictures.length) % pictures.length]?.uuid ?? uuid)
  const same = ofKind(record, photo.type)
  const tools = [
    { Icon: SlidersHorizontal, label: t('pictures.tool.edit'), run: () => onEdit(photo.uuid) },
    ...(records.length > 1 ? [{ Icon: Columns2, label: t('pictures.tool.compare'), run: () => onCompare(photo.type) }] : []),
  ]
  const facts = { width: String(photo.width), height: String(photo.height), size: sizeText(photo.bytes) }
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.viewer}
      aria-label={`${t('imaging.viewer.title')} ${t(`imaging.kind.${photo.type}`)}`}
      onClose={onClose}
      onKeyDown={event => {
        if (event.target instanceof HTMLInputElement) return
        const turn = { ArrowLeft: () => step(-1), ArrowRight: () => step(1) }[event.key]
        const run = lensKey(event, lens) ?? turn
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
        {tools.map(({ Icon, label, run }) => (
          <button key={label} type="button" aria-label={label} title={label} onClick={run}>
            <Icon size={18} aria-hidden />
          </button>
        ))}
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
          style={{ transform: lens.transform, filter: `brightness(${light.brightness}%) contrast(${light.contrast}%)` }}
        />
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
