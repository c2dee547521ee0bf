import { frontalCautions } from '@sella/ceph/data/frontal/cautions'
import { midlineName, midlineTitle } from '@sella/ceph/data/frontal/planes'
import { rollOf } from '@sella/ceph/frontal/frame'
import type { FrontalFilmReading } from '@sella/ceph/frontal/reading'
import { frontalPlaneTitle } from '@sella/ceph/frontal/sided-names'
import { NO_VALUE } from '@sella/ceph/measure/display'
import { isOfFrontalPlane } from '@sella/drawing/tracing/frontal-row'
import { Checkbox } from 'antd'
import { useStore } from '../../../editor/use-store'
import { useWords } from '../../../words/i18n'
import { useDesk, useFollowedEvaluation } from '../desk'
import styles from './frontal.module.css'
import { degrees, useMidlineWords } from './midline-words'
import { apartOf } from './side-text'
import { useFrontal } from './use-frontal'

interface PlaneLineProps {
  readonly name: string
  readonly title: string
  readonly tilt: string
  readonly note?: string
}

const PlaneLine = ({ name, title, tilt, note }: PlaneLineProps) => {
  const { choice, bench } = useDesk()
  const shown = useStore(choice, now => now.analysis.lines.includes(name))
  const lit = useStore(bench.hover, ref => isOfFrontalPlane(ref, name))
  const light = (on: boolean) => () => bench.hover.set(on ? { kind: 'plane', name } : null)
  const turn = () =>
    choice.set(now => {
      const { lines } = now.analysis
      const next = shown ? lines.filter(line => line !== name) : [...lines, name]
      return { ...now, analysis: { ...now.analysis, lines: next } }
    })
  return (
    <li data-lit={lit} onPointerEnter={light(true)} onPointerLeave={light(false)}>
      <Checkbox checked={shown} onChange={turn}>
        {title}
        {note && <small>{note}</small>}
      </Checkbox>
      <span>{tilt}</span>
    </li>
  )
}

const Planes = ({ reading }: { readonly reading: FrontalFilmReading }) => {
  const { t, lang } = useWords()
  const words = useMidlineWords(reading)
  const { frame } = reading.ground
  const tiltOf = ({ plane, angle }: FrontalFilmReading['tilts'][number]): string => {
    if (plane.name === 'Z_plane') return frame.z ? degrees(rollOf(frame.z)) : NO_VALUE
    return angle?.status === 'read' ? degrees(angle.value) : NO_VALUE
  }
  const lean = frame.midline?.lean ?? null
  return (
    <section className={styles.block}>
      <h3>
        {t('frontal.planes.title')}
        <span>{t('frontal.planes.tilt')}</span>
      </h3>
      <ul>
        <PlaneLine name={midlineName} title={midlineTitle[lang]} tilt={lean === null ? NO_VALUE : degrees(lean)} />
        {reading.tilts.map(tilt => (
          <PlaneLine
            key={tilt.plane.name}
            name={tilt.plane.name}
            title={frontalPlaneTitle(tilt.plane, reading.sides)[lang]}
            tilt={tiltOf(tilt)}
            {...(tilt.plane.name === 'Z_plane' ? { note: t('frontal.planes.reference') } : {})}
          />
        ))}
      </ul>
      <p>{words}</p>
    </section>
  )
}

const Posture = ({ reading: { turn } }: { readonly reading: FrontalFilmReading }) => {
  const { t, lang } = useWords()
  const { calibration } = useFollowedEvaluation()
  const { provenance } = calibration
  const apart = turn && apartOf(turn, calibration)
  const scale = provenance === 'ruler' ? 'rulerPlane' : provenance === 'none' ? 'uncorrected' : 'file'
  return (
    <section className={styles.block}>
      <h3>{t('frontal.posture.title')}</h3>
      <dl>
        <dt>{t('frontal.posture.turn')}</dt>
        <dd data-warn={turn?.turned === true}>
          {t(turn ? (turn.turned ? 'frontal.posture.seen' : 'frontal.posture.notSeen') : 'frontal.posture.open')}
          {apart && <small>{t('frontal.posture.by', apart)}</small>}
        </dd>
        <dt>{t('frontal.posture.enlargement')}</dt>
        <dd data-warn={provenance !== 'ruler'}>{t(`frontal.posture.${scale}`)}</dd>
      </dl>
      {turn?.turned && <p data-warn>{frontalCautions.turnedHead[lang]}</p>}
      <p>{frontalCautions[provenance === 'none' ? 'uncalibrated' : 'enlargement'][lang]}</p>
    </section>
  )
}

/** The planes with their tilts, what is known of the head's posture, and the uncertain points. */
export const FrontalColumn = () => {
  const { t } = useWords()
  const reading = useFrontal()
  return (
    <>
      <Planes reading={reading} />
      <Posture reading={reading} />
      <section className={styles.block}>
        <h3>{t('frontal.weak.title')}</h3>
        <p>{t('frontal.weak.text')}</p>
      </section>
    </>
  )
}
