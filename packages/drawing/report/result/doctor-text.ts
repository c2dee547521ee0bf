import { shortItemName } from '@sella/ceph/analysis/short-item-name'
import { shownChange, shownFloor } from '@sella/ceph/superimpose/value-change'
import { signAfter } from '@sella/ceph/unit'
import type { Lang } from '@sella/ceph/words'
import { scaleMark } from '../../tracing/value-text'
import type { ComparedRecord } from '../comparison'
import { guessedSign } from '../guessed'
import { type Course, chiefCourses, courseOf } from './course'
import { doctorQuantities } from './doctor-quantities'
import { resultWords as words } from './words'

/** Beyond this many per line, the rest is left to the table of values. */
const inLine = 3

const courseText = ({ rows, change, guessed, byPorion }: Course, [first, last]: Span, lang: Lang): string => {
  const [before, after] = [rows[0], rows.at(-1)]
  if (!before || !after || !change) return ''
  const mark = scaleMark(before.unit, first.measured.calibration) || scaleMark(after.unit, last.measured.calibration)
  const name = `${shortItemName(before.name, lang)}${guessed ? ` ${guessedSign[lang]}` : ''}`
  const values = `${name} ${mark}${before.shown} → ${after.shown}${signAfter[before.unit]}`
  const floor = shownFloor(change)
  const limit = floor === null ? '' : lang === 'zh' ? `（SDC ±${floor}）` : ` (SDC ±${floor})`
  const doubt = byPorion ? words.porion : change.within ? words.within : null
  const verdict = doubt ? `${lang === 'zh' ? '，' : ', '}${doubt[lang]}` : ''
  return `${values}${lang === 'zh' ? '，' : ', '}${shownChange(change)}${limit}${verdict}`
}

type Span = readonly [first: ComparedRecord, last: ComparedRecord]

/** The doctor's summary: values that changed and those that did not, each against its smallest detectable change. */
export const doctorLines = (courses: readonly Course[], span: Span): readonly string[] => {
  const { lang } = span[0].input
  const chosen = doctorQuantities.map(quantities =>
    quantities.flatMap(quantity => courseOf(courses, [quantity]) ?? []).slice(0, inLine),
  )
  const some = chosen.some(line => line.length > 0) ? chosen : chiefCourses(courses, 4).map(course => [course])
  return some
    .filter(line => line.length > 0)
    .map(line => line.map(course => courseText(course, span, lang)).join(lang === 'zh' ? '；' : '; '))
}
