import '../../words/late/hand-over'
import { useHandOvers } from '../../api/hand-overs'
import { HandOverLines } from '../../hand-over/hand-over-lines'
import { useWords } from '../../words/i18n'
import styles from './clinic.module.css'

/** How many settled hand-overs are still listed. */
const settledToo = 4

/** Cases offered to and by the doctor, and the latest that changed hands. */
export const HandOvers = () => {
  const { t } = useWords()
  const { data = [] } = useHandOvers()
  const waiting = data.filter(({ state }) => state === 'waiting')
  const settled = data.filter(({ state }) => state !== 'waiting').slice(0, settledToo)
  if (data.length === 0) return null
  return (
    <section className={styles.part} aria-label={t('handOver.title')} data-asks={waiting.some(({ mine }) => mine) || undefined}>
      <header className={styles.head}>
        <h2>{t('handOver.title')}</h2>
      </header>
      <HandOverLines handOvers={[...waiting, ...settled]} />
    </section>
  )
}
