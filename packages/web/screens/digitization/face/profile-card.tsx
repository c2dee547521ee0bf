import '../../../words/late/face-table'
import { Button } from 'antd'
import { LoaderCircle } from 'lucide-react'
import { useEffect } from 'react'
import { useStore } from '../../../editor/use-store'
import { message } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import styles from '../stage/stage.module.css'
import shared from '../workbench.module.css'

/** Progress of the detection on a face photo, and its cancel button. Leaving the photo cancels it too. */
export const ProfileCard = () => {
  const { t, lang } = useWords()
  const { profile } = useDesk()
  const step = useStore(profile.state, now => now?.step ?? null)
  useEffect(() => profile.cancel, [profile])
  if (step === null) return null
  return (
    <section className={styles.card} data-off-stage aria-live="polite">
      <h2>
        {message(step === 'profile' ? 'LOADING_PROFILE' : 'LOADING_FACE', lang)}
        <LoaderCircle size={16} className={shared.turning} aria-hidden />
      </h2>
      <p>{t('faceTable.meanwhile')}</p>
      <div>
        <Button size="small" onClick={profile.cancel}>
          {t('app.cancel')}
        </Button>
      </div>
    </section>
  )
}
