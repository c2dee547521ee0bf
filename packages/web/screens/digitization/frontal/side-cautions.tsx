import { sideCautions } from '@sella/ceph/frontal/side-cautions'
import { TriangleAlert } from 'lucide-react'
import { useWords } from '../../../words/i18n'
import styles from './frontal.module.css'
import { useFrontal } from './use-frontal'

/** Repeated beside the values on every screen, for the left column with its checks is collapsed on small ones. */
export const SideCautions = () => {
  const { lang } = useWords()
  const { sides, ground } = useFrontal()
  if (Object.keys(ground.points).length === 0) return null
  return sideCautions(sides).map(caution => (
    <p key={caution.en} className={styles.caution} data-caution>
      <TriangleAlert size={14} aria-hidden />
      {caution[lang]}
    </p>
  ))
}
