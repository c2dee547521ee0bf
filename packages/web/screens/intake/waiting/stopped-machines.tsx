import { Link } from 'react-router'
import { hasEnded, useMachineTokens } from '../../../api/waiting'
import { machinesPath } from '../../../paths'
import { useWords } from '../../../words/i18n'
import styles from './waiting.module.css'

/** Machines from which nothing comes any more, because who made their tokens manages the clinic no more; for those who can make new ones. */
export const StoppedMachines = () => {
  const { t } = useWords()
  const { data = [] } = useMachineTokens()
  const names = data.filter(hasEnded).map(({ name }) => name)
  if (names.length === 0) return null
  return (
    <p className={styles.warning} role="status">
      {t('waiting.stopped', { names: names.join(t('app.listComma')) })} <Link to={machinesPath}>{t('waiting.newToken')}</Link>
    </p>
  )
}
