import { ChoiceRow } from '../../../parts/choice-row'
import { useWords } from '../../../words/i18n'
import { PerspectiveSlider } from './perspective'
import styles from './photo.module.css'
import { usePhotoLook } from './use-photo'

/** Above or below the film, and how much of it is visible. */
export const Order = () => {
  const { t } = useWords()
  const { look, keep } = usePhotoLook()
  return (
    <>
      <ChoiceRow
        size="small"
        aria-label={t('photo.order')}
        value={look.under ? 'under' : 'over'}
        options={[
          { value: 'over', label: t('photo.over') },
          { value: 'under', label: t('photo.under') },
        ]}
        onChange={value => keep({ under: value === 'under' })}
      />
      <div className={styles.perspective}>
        <span>{t('photo.perspective')}</span>
        <PerspectiveSlider />
        <output>{look.balance}</output>
      </div>
    </>
  )
}
