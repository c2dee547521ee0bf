import { middle3 } from '@sella/ceph/geometry/space'
import { archWidths } from '@sella/ceph/study-models/arch-size'
import { showMm } from '@sella/ceph/study-models/as-read'
import { scaleOf } from '@sella/ceph/study-models/scale'
import { jawOf, jaws, toothOf } from '@sella/ceph/study-models/tooth'
import type { ToothWidth } from '@sella/ceph/study-models/width'
import { widthWords } from '@sella/ceph/study-models/words'
import type { Step } from '@sella/workbench/study-models/tour'
import { useWords } from '../../words/i18n'
import type { ArchScene } from './arch-scene'
import type { ScreenPlace } from './arch-stage'
import { dotsOf, roomFor, spanText, type WidthLine, widthLines } from './marks'
import styles from './models.module.css'
import { spanLabelPlace } from './span-label'
import { isOcclusal } from './standing'
import { useModelTable } from './table'

type Project = ArchScene['project']

interface StageMarksProps {
  readonly scene: ArchScene
  /** Where the next point would be placed. */
  readonly ghost: ScreenPlace | null
  readonly onTake: (step: Step) => void
}

/** Half the height of the letters of an arch width with a little air, px. */
const halfLetters = 8

/** Widths between canines and molars, drawn in the occlusal views: each named where no tooth lies, on its line or behind it. */
const Spans = ({ scene, lines }: { readonly scene: ArchScene; readonly lines: readonly WidthLine[] }) => {
  const { lang } = useWords()
  const { analysis, state, strange } = useModelTable()
  return jaws.flatMap(jaw => {
    const crowns = lines.filter(({ tooth }) => jawOf(tooth) === jaw)
    const ends = (name: 'canine' | 'molar') => {
      const { kind, point } = archWidths[name]
      const [from, to] = (['right', 'left'] as const).map(side => state.readings.teeth[toothOf(jaw, side, kind)]?.[point])
      if (!from || !to || strange.includes(jaw)) return null
      const [a, b, middle] = [scene.project(jaw, from), scene.project(jaw, to), scene.project(jaw, middle3(from, to))]
      return a && b && middle ? { a, b, middle } : null
    }
    return (['canine', 'molar'] as const).flatMap(name => {
      const width = analysis.size[jaw]?.widths[name]
      const line = ends(name)
      if (!width || !line) return []
      const { a, b, middle } = line
      const text = spanText(widthWords[name][lang], width, Math.hypot(b.x - a.x, b.y - a.y))
      const at = spanLabelPlace(middle, {
        ...{ crowns, towards: (name === 'canine' && ends('molar')?.middle) || middle },
        ...{
          half: { width: roomFor(text) / 2, height: halfLetters },
          perMm: scene.pixelsPerUnit(jaw) / (scaleOf(state.readings, jaw) ?? 1),
        },
      })
      return [
        <g key={`${jaw} ${name}`} className={styles.span}>
          <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
          {at && (
            <text x={at.x} y={at.y + 4}>
              {text}
            </text>
          )}
        </g>,
      ]
    })
  })
}

/** The ruler of a photograph; while being set, its first end. */
const Rulers = ({ project }: { readonly project: Project }) => {
  const { state } = useModelTable()
  const { rulers, on } = state.readings
  const first = state.ruling?.from && project(state.ruling.jaw, state.ruling.from)
  return (
    <>
      {jaws.map(jaw => {
        const ruler = on[jaw] === 'photo' ? rulers[jaw] : null
        const [from, to] = [ruler && project(jaw, ruler.from), ruler && project(jaw, ruler.to)]
        if (!ruler || !from || !to) return null
        return (
          <g key={jaw} className={styles.ruler}>
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
            <text x={(from.x + to.x) / 2} y={(from.y + to.y) / 2 - 6}>
              {ruler.mm === null ? '? mm' : `${ruler.mm} mm`}
            </text>
          </g>
        )
      })}
      {first && <circle className={styles.ghost} cx={first.x} cy={first.y} r={4} />}
    </>
  )
}

/** The midpalatal raphe as marked. */
const RapheLine = ({ project }: { readonly project: Project }) => {
  const { raphe } = useModelTable().state.readings
  const [from, to] = [raphe && project('upper', raphe.from), raphe && project('upper', raphe.to)]
  if (!from || !to) return null
  return (
    <g className={styles.ruler} data-raphe>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
    </g>
  )
}

const widthText = (width: ToothWidth | undefined): string => (width ? showMm(width.mm) : '')

/** Drawn over the models: contacts with the widths outside the arch, cusps, the next point. */
export const StageMarks = ({ scene, ghost, onTake }: StageMarksProps) => {
  const { state, analysis, view, strange, placing } = useModelTable()
  const { readings, task, round, step } = state
  const project: Project = (jaw, at) => (strange.includes(jaw) ? null : scene.project(jaw, at))
  const occlusal = isOcclusal(view)
  const lines = widthLines(readings, { round, project, pixelsPerUnit: scene.pixelsPerUnit })
  return (
    <svg className={styles.marks} aria-hidden="true">
      <Rulers project={project} />
      <RapheLine project={project} />
      {occlusal && <Spans scene={scene} lines={lines} />}
      {lines.map(({ tooth, from, to, label }) => (
        <g key={tooth} data-active={step?.tooth === tooth}>
          <line className={styles.width} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
          {occlusal && (
            <text className={styles.chip} x={label.x} y={label.y + 4} data-apart={analysis.widths[tooth]?.apart}>
              {widthText(analysis.widths[tooth])}
            </text>
          )}
        </g>
      ))}
      {dotsOf(readings, task, round, project).map(dot => (
        <circle
          key={`${dot.tooth} ${dot.point}`}
          className={styles.dot}
          data-active={step?.tooth === dot.tooth}
          data-point={`${dot.tooth} ${dot.point}`}
          data-still={!placing}
          cx={dot.at.x}
          cy={dot.at.y}
          r={4.5}
          onPointerDown={() => onTake(dot)}
        />
      ))}
      {ghost && <circle className={styles.ghost} cx={ghost.x} cy={ghost.y} r={5.5} />}
    </svg>
  )
}
