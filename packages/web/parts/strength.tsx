import { passwordStrength } from '@sella/contract/password-strength'
import { useWords } from '../words/i18n'
import styles from './strength.module.css'

const words = ['refused', 'weak', 'fair', 'strong'] as const

/** The strength of a new password: a bar of three parts and a word; nothing while the field is empty. */
export const Strength = ({ password, names }: { readonly password: string; readonly names: readonly string[] }) => {
  const { t } = useWords()
  if (password === '') return null
  const strength = passwordStrength(password, names)
  return (
    <p className={styles.strength} data-strength={strength} role="status">
      <span aria-hidden>
        <i />
        <i />
        <i />
      </span>
      {t(`app.strength.${words[strength]}`)}
    </p>
  )
}
