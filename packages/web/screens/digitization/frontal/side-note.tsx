import { useWords } from '../../../words/i18n'
import styles from './frontal.module.css'
import { useFrontal } from './use-frontal'

/** On the film: which of the patient's sides its right side is. */
export const SideNote = () => {
  const { t } = useWords()
  const { marking, mirrored } = useFrontal().sides
  const word = marking !== 'marked' ? marking : mirrored ? 'patientRight' : 'patientLeft'
  return (
    <p className={styles.note} data-warn={word !== 'patientLeft'} data-off-stage>
      {t(`frontal.stage.${word}`)}
    </p>
  )
}
