import styles from './patient-lines.module.css'

const lines = Array.from({ length: 12 }, (_, i) => i)

/** Grey rows in the place of the real ones. */
export const Skeleton = () => (
  <div className={styles.bones} aria-hidden>
    {lines.map(line => (
      <div key={line} className={styles.bone}>
        <i />
        <i />
        <i />
        <i />
      </div>
    ))}
  </div>
)
