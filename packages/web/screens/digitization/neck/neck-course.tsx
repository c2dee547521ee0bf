import type { Maturation } from '@sella/ceph/maturation/maturation'
import { courseText } from '@sella/ceph/maturation/words'
import type { CaseRecord } from '@sella/contract/entities'
import { coursePlot, courseWords } from '@sella/drawing/maturation/course-plot'
import { caseCourse } from '@sella/workbench/case-course'
import { useMemo } from 'react'
import { LayerView } from '../../../editor/ink-view'
import { useStore } from '../../../editor/use-store'
import { savedTracing } from '../../../readings/saved-tracing'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import styles from './neck.module.css'

const size = { width: 400, height: 150, size: 10 } as const
const inks = {
  ...{
    text: 'var(--t1)',
    quiet: 'var(--t2)',
    grid: 'var(--line)',
    band: 'var(--raised)',
    dot: 'var(--acc)',
    ground: 'var(--panel)',
  },
} as const

const savedPoints = (record: CaseRecord) => savedTracing(record)?.points ?? null

/** The stages of the case's records over time: the computed ones with whiskers, the doctor's own beside them. */
export const NeckCourse = ({ answer }: { readonly answer: Maturation }) => {
  const { lang } = useWords()
  const { record, records, choice } = useDesk()
  const readers = useStore(choice, ({ readers: hers }) => hers)
  const { uuid: shown } = record
  const course = useMemo(
    () => caseCourse(records, { pointsOf: savedPoints, readers, inHand: { uuid: shown, answer } }),
    [records, shown, answer, readers],
  )
  if (course.length === 0) return null
  const marks = coursePlot(course, { ...size, inks, peak: courseText.peak[lang] })
  return (
    <section className={styles.course}>
      <h3>
        {courseText.title[lang]}
        <small>{courseText.hint[lang]}</small>
      </h3>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={`${courseText.of[lang]}: ${courseWords(course, courseText.own[lang])}`}
      >
        <LayerView layer={{ id: 'course', marks }} pixel={1} turn={0} />
      </svg>
    </section>
  )
}
