import { looksNegative } from '@sella/ceph/frontal/negative'
import { sideCautions } from '@sella/ceph/frontal/side-cautions'
import { shortLandmarkName } from '@sella/drawing/tracing/short-names'
import { exchangeSides } from '@sella/workbench/frontal/exchange-sides'
import { Button } from 'antd'
import { Check, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { edgeFilm } from '../../../editor/edge-film'
import { useStore } from '../../../editor/use-store'
import { useToast } from '../../../parts/toast'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import left from '../left/left.module.css'
import styles from './frontal.module.css'
import { useFrontal } from './use-frontal'

/** Whether the film looks like a negative, by its greys at the teeth and beside the face; null if its points do not tell. */
const useNegative = (): boolean => {
  const { film, bench } = useDesk()
  const { points } = useFrontal().ground
  const inverted = useStore(bench.picture, picture => picture.invert)
  const greyAt = useMemo(() => edgeFilm(film, false).greyBy(4), [film])
  return !inverted && looksNegative(points, film, greyAt) === true
}

/** Which side is which, and what can be done if that is unknown. */
export const FrontalChecks = () => {
  const { t, lang } = useWords()
  const { bench } = useDesk()
  const toast = useToast()
  const { sides, ground } = useFrontal()
  const negative = useNegative()
  const any = Object.keys(ground.points).length > 0
  const exchange = () => {
    exchangeSides(bench)
    toast({ kind: 'done', title: t('frontal.checks.exchanged') })
  }
  const { marking, crossed } = sides
  return (
    <section className={left.checks} aria-label={t('frontal.checks.title')}>
      <header>
        <h3>{t('frontal.checks.title')}</h3>
        <span data-passed={marking === 'marked'}>
          {marking === 'marked' ? <Check size={14} /> : <TriangleAlert size={14} />}
          {t(`frontal.checks.${marking}`)}
        </span>
      </header>
      {any && sideCautions(sides).map(caution => <p key={caution.en}>{caution[lang]}</p>)}
      {crossed.length > 0 && (
        <p>
          {t('frontal.checks.crossed', {
            points: crossed.map(name => shortLandmarkName(`${name}_R`).slice(0, -2)).join(t('app.listComma')),
          })}
        </p>
      )}
      {negative && <p>{t('frontal.checks.negative')}</p>}
      <div className={styles.acts}>
        {marking === 'contradicted' && (
          <Button size="small" onClick={exchange}>
            {t('frontal.checks.exchange')}
          </Button>
        )}
        {negative && (
          <Button size="small" onClick={() => bench.picture.set(now => ({ ...now, invert: true }))}>
            {t('frontal.checks.invert')}
          </Button>
        )}
      </div>
    </section>
  )
}
