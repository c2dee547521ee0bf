import '../../../words/late/photo'
import { shownOf } from '@sella/workbench/photo/alignment-history'
import { sidePhotoOf } from '@sella/workbench/photo/laying'
import { residualText } from '@sella/workbench/photo/placing'
import type { ProfileStep } from '@sella/workbench/photo/profile-detection'
import { Button, Tooltip } from 'antd'
import { Hand, History, ImageUp, LoaderCircle, ScanFace, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { caseAddress } from '../../../case/case'
import { useStore } from '../../../editor/use-store'
import { message } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import { useGuard } from '../guard'
import { Leaving } from './leaving'
import styles from './photo.module.css'
import { InHand } from './photo-in-hand'
import { Order } from './photo-order'
import { useAlignmentHistory, useSidePhoto, useTellInHand } from './use-photo'
import { usePhotoActs } from './use-photo-acts'

const close = (desk: ReturnType<typeof useDesk>) => desk.display.set(now => ({ ...now, profilePhoto: false }))

const Away = () => {
  const { t } = useWords()
  const desk = useDesk()
  return <Button size="small" type="text" icon={<X size={14} />} aria-label={t('photo.close')} onClick={() => close(desk)} />
}

const NoPhoto = () => {
  const { t } = useWords()
  const desk = useDesk()
  const { guard } = useGuard()
  const navigate = useNavigate()
  const go = guard(() => void navigate(caseAddress('/patientImage', desk.patient.uuid, desk.record.uuid)))
  return (
    <>
      <p>{t('photo.none')}</p>
      <div className={styles.acts}>
        <Button size="small" type="primary" icon={<ImageUp size={14} />} onClick={go}>
          {t('photo.add')}
        </Button>
        <Away />
      </div>
    </>
  )
}

const Busy = ({ step }: { readonly step: ProfileStep }) => {
  const { t, lang } = useWords()
  const { profile } = useDesk()
  return (
    <>
      <p role="status" className={styles.busy}>
        <LoaderCircle size={15} className={styles.turning} />
        {message(step === 'align' ? 'LOADING_ALIGN' : 'LOADING_PROFILE', lang)}
      </p>
      <div className={styles.acts}>
        <Button size="small" onClick={profile.cancel}>
          {t('app.cancel')}
        </Button>
      </div>
    </>
  )
}

/** How the photo was aligned. */
const Standing = () => {
  const { t } = useWords()
  const { failed, again } = useSidePhoto()
  const lies = useStore(useAlignmentHistory(), shownOf)
  if (failed)
    return (
      <p>
        {t('photo.notLoaded')}
        <Button size="small" onClick={() => void again()}>
          {t('app.retry')}
        </Button>
      </p>
    )
  if (!lies) return <p>{t('photo.notAligned')}</p>
  const how = lies.residualMm === null ? t('photo.byHand') : t('photo.residual', { mm: residualText(lies.residualMm) })
  const text = lies.mirrored ? `${how} · ${t('photo.mirrored')}` : how
  return <p title={text}>{text}</p>
}

const AtRest = () => {
  const { t } = useWords()
  const { guard, blocked } = useGuard()
  const { state: placement, detect, take, remove } = usePhotoActs()
  const lies = useStore(placement, l => l.present !== null)
  const title = blocked ?? undefined
  const lays = useDesk().may('trace')
  return (
    <>
      {lies && <Order />}
      <Standing />
      <div className={styles.acts}>
        {lays && (
          <Tooltip title={title ?? (lies ? t('photo.detect') : undefined)} placement="bottom">
            <Button
              size="small"
              type={lies ? 'default' : 'primary'}
              icon={<ScanFace size={14} />}
              aria-label={t('photo.detect')}
              onClick={guard(() => void detect())}
            >
              {lies ? null : t('photo.detect')}
            </Button>
          </Tooltip>
        )}
        {lays && (
          <Button size="small" icon={<Hand size={14} />} title={title} onClick={guard(take)}>
            {t(lies ? 'photo.adjust' : 'photo.place')}
          </Button>
        )}
        {lays && lies && (
          <Tooltip title={title ?? t('photo.remove')} placement="bottom">
            <Button
              size="small"
              type="text"
              icon={<Trash2 size={14} />}
              aria-label={t('photo.remove')}
              onClick={guard(() => void remove())}
            />
          </Tooltip>
        )}
        <Away />
      </div>
    </>
  )
}

/** Offers to restore an alignment that was not saved when the browser closed. */
const Offer = ({ onDrop }: { readonly onDrop: () => void }) => {
  const { t } = useWords()
  const { guard, blocked } = useGuard()
  const { resume } = usePhotoActs()
  return (
    <>
      <p>{t('photo.draft.text')}</p>
      <div className={styles.acts}>
        <Button size="small" type="primary" icon={<History size={14} />} title={blocked ?? undefined} onClick={guard(resume)}>
          {t('photo.draft.take')}
        </Button>
        <Button size="small" type="text" onClick={onDrop}>
          {t('photo.draft.drop')}
        </Button>
      </div>
    </>
  )
}

const Resting = () => {
  const desk = useDesk()
  const { cancel } = usePhotoActs()
  const [offered, setOffered] = useState(() => desk.laying.draftOf(sidePhotoOf(desk.record)) !== null)
  const drop = () => {
    cancel()
    setOffered(false)
  }
  return offered && desk.may('trace') ? <Offer onDrop={drop} /> : <AtRest />
}

const State = () => {
  const { profile } = useDesk()
  const { photo } = useSidePhoto()
  const mode = useStore(useAlignmentHistory(), l => l.mode)
  const step = useStore(profile.state, now => now?.step ?? null)
  if (!photo) return <NoPhoto />
  if (step) return <Busy step={step} />
  return mode === 'adjusting' ? <InHand /> : <Resting />
}

/** The bar above the stage for all work on the profile photo; it has its own space and covers no film. */
export const PhotoBar = () => {
  const { t } = useWords()
  useTellInHand()
  return (
    <section className={styles.bar} aria-label={t('photo.title')}>
      <b>{t('photo.title')}</b>
      <State />
      <Leaving />
    </section>
  )
}
