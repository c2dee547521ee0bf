import { archTeeth, type Jaw, jaws } from '@sella/ceph/study-models/tooth'
import { jawWords } from '@sella/ceph/study-models/words'
import { useWords } from '../../words/i18n'
import type { ArchScene } from './arch-scene'
import { widthLines } from './marks'
import styles from './models.module.css'
import { barMm, scaleBars } from './scale-bars'
import { isOcclusal, showsJaw } from './standing'
import { useModelTable } from './table'

/** How many teeth of a jaw are read in this round, of those present. */
const Teeth = ({ jaw, scene }: { readonly jaw: Jaw; readonly scene: ArchScene }) => {
  const { t, lang } = useWords()
  const { state, strange } = useModelTable()
  const { readings, round } = state
  const there = archTeeth(jaw).filter(tooth => readings.teeth[tooth]?.missing !== true)
  const lines = strange.includes(jaw) ? [] : widthLines(readings, { round, ...scene })
  const read = there.filter(tooth => lines.some(line => line.tooth === tooth)).length
  return (
    <p data-jaw={jaw}>
      <b>{jawWords[jaw][lang]}</b>
      {t('models.teethOf', { read, all: there.length })} <span>{t('models.teethCounted')}</span>
    </p>
  )
}

/** Labels around the models: the arch with its teeth read, and the length of 10 mm. */
export const StageLegend = ({ scene }: { readonly scene: ArchScene }) => {
  const { lang } = useWords()
  const { state, models, on, view } = useModelTable()
  const occlusal = isOcclusal(view)
  const shown = jaws.filter(jaw => models[jaw] && showsJaw(view, jaw) && (occlusal || on[jaw] === 'surface'))
  const bars = scaleBars(state.readings, shown, scene.pixelsPerUnit)
  return (
    <div className={styles.legend}>
      {occlusal && shown.map(jaw => <Teeth key={jaw} jaw={jaw} scene={scene} />)}
      <div className={styles.scaleBars}>
        {bars.map(bar => (
          <span key={bar.jaws.join(' ')} className={styles.scaleBar} style={{ width: bar.px }}>
            {`${bars.length > 1 ? `${bar.jaws.map(jaw => jawWords[jaw][lang]).join(' ')} ` : ''}${barMm} mm`}
          </span>
        ))}
      </div>
    </div>
  )
}
