import { CircleAlert } from 'lucide-react'
import styles from './sign-in.module.css'

/** The error of a form as a whole. */
export const FormError = ({ text }: { readonly text: string | null }) =>
  text === null ? null : (
    <p className={styles.error} role="alert">
      <CircleAlert size={14} aria-hidden />
      {text}
    </p>
  )
