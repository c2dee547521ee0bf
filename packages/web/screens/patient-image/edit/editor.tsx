import type { CaseRecord, Photo } from '@sella/contract/entities'
import { canvasOf, unedited } from '@sella/contract/picture-edit'
import { levelled, type Shape, shapeAspect, shownSize } from '@sella/contract/picture-steps'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { BlockedButton } from '../../../parts/blocked-button'
import { useModal } from '../../../parts/use-modal'
import { useWords } from '../../../words/i18n'
import { Canvas } from './canvas'
import { CropFrame } from './crop-frame'
import styles from './edit.module.css'
import { EditBar } from './edit-bar'
import { editKeys } from './edit-keys'
import { LeaveQuestion } from './leave-question'
import { LevelLayer, type Levelling } from './level-layer'
import { Panel } from './panel'
import { useEditor } from './use-editor'

interface EditorProps {
  readonly record: CaseRecord
  readonly photo: Photo
  readonly onClose: () => void
}

const all = { x: 0, y: 0, width: 1, height: 1 }
/** Both pupils are visible only on these. */
const faces: readonly string[] = ['Frontal_Photo', 'Smile_Photo']

/** Crops, rotates, levels and brightens an image, full screen. The original is kept; nothing is written before Save. */
export const Editor = ({ record, photo, onClose }: EditorProps) => {
  const { t } = useWords()
  const dialog = useModal()
  const box = useRef<HTMLDivElement>(null)
  const [levelling, setLevelling] = useState<Levelling | null>(null)
  const [shape, setShape] = useState<Shape>('free')
  const [before, setBefore] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const { history, edit, dirty, lock, plain, failed, busy, save, forget } = useEditor(record, photo, onClose)
  const size = { width: photo.edit?.width ?? photo.width, height: photo.edit?.height ?? photo.height }
  const name = t(`imaging.kind.${photo.type}`)
  const picture = { ...size, url: photo.edit?.url ?? photo.previewUrl, name }
  const shown = before ? unedited(edit) : edit
  const canvas = canvasOf(size, shown)
  const pixels = shapeAspect(shape, canvas)
  const shares = pixels === null ? null : (pixels * canvas.height) / canvas.width
  const leave = () => (dirty ? setLeaving(true) : onClose())
  const onKeyDown = editKeys({ history, edit, size, locked: lock !== null, save })
  const notice = failed ?? (lock && t(lock === 'draft' ? 'pictures.edit.draft' : 'pictures.edit.locked'))
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.editor}
      aria-label={`${t('pictures.edit.title')} ${name}`}
      onCancel={event => {
        event.preventDefault()
        if (levelling) setLevelling(null)
        else leave()
      }}
      onKeyDown={onKeyDown}
    >
      <EditBar {...{ name, edit, history, before }} size={shownSize(edit, size)} onBefore={setBefore} />
      <Canvas edit={shown} picture={picture} boxRef={box}>
        {!before && !lock && !levelling && (
          <CropFrame
            crop={edit.crop ?? all}
            aspect={shares}
            onTry={crop => history.try({ ...edit, crop })}
            onCommit={crop => history.commit({ ...edit, crop: crop.width > 0.999 && crop.height > 0.999 ? null : crop })}
          />
        )}
        {!before && levelling && (
          <LevelLayer
            key={levelling}
            way={levelling}
            canvas={canvas}
            onLine={line => {
              const next = levelled(edit, line, { size, either: levelling === 'line' })
              if (!next) return
              history.commit(next)
              setLevelling(null)
            }}
          />
        )}
      </Canvas>
      <aside className={styles.side}>
        <Panel
          {...{ edit, size, levelling, shape }}
          locked={lock !== null}
          face={faces.includes(photo.type)}
          onTry={history.try}
          onCommit={history.commit}
          onLevel={setLevelling}
          onShape={setShape}
        />
        {notice && (
          <p className={styles.notice} data-wrong={failed !== null} role={failed ? 'alert' : 'status'}>
            {notice}
          </p>
        )}
        <p className={styles.promise}>{t('pictures.edit.promise')}</p>
        <div className={styles.foot}>
          <Button disabled={JSON.stringify(edit) === JSON.stringify(plain)} onClick={() => history.commit(plain)}>
            {t('pictures.edit.reset')}
          </Button>
          <span />
          <Button onClick={leave}>{t('app.cancel')}</Button>
          <BlockedButton
            type="primary"
            blocked={dirty ? null : t('pictures.edit.blocked.unchanged')}
            loading={busy}
            onClick={save}
          >
            {t('pictures.edit.save')}
          </BlockedButton>
        </div>
      </aside>
      <footer className={styles.keys}>{t('pictures.edit.hint')}</footer>
      {leaving && (
        <LeaveQuestion
          onLeave={() => {
            forget()
            onClose()
          }}
          onStay={() => setLeaving(false)}
        />
      )}
    </dialog>
  )
}
