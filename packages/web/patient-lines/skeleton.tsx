import styles from './patient-lines.module.css'

const lines = Array.from({ length: 12 }, (_, i) => i)

/** Grey rows in place of the real ones while loading. */
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
