import '../../../words/late/photo'
import { sidePhotoOf } from '@sella/workbench/photo/laying'
import { Slider } from 'antd'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import styles from './photo.module.css'
import { usePhotoLook } from './use-photo'

/** The balance between photo and film. */
export const PerspectiveSlider = () => {
  const { t } = useWords()
  const desk = useDesk()
  const { look, set, keep } = usePhotoLook()
  return (
    <Slider
      ariaLabelForHandle={t('photo.perspective')}
      min={0}
      max={100}
      tooltip={{ open: false }}
      disabled={sidePhotoOf(desk.record) === null}
      value={look.balance}
      onChange={balance => {
        set({ balance })
        desk.display.set(now => (now.profilePhoto ? now : { ...now, profilePhoto: true }))
      }}
      onChangeComplete={balance => keep({ balance })}
    />
  )
}

/** Its row in the view panel. */
export const PerspectiveRow = () => {
  const { t } = useWords()
  const { record } = useDesk()
  const { look } = usePhotoLook()
  const none = sidePhotoOf(record) === null
  return (
    <div className={styles.row}>
      <span>{t('photo.perspective')}</span>
      <PerspectiveSlider />
      <output>{none ? '' : look.balance}</output>
      <small>{t(none ? 'photo.needsPhoto' : 'photo.perspectiveMeans')}</small>
    </div>
  )
}
