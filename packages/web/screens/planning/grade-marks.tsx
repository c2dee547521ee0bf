import { type Grade, gradeNames, grades } from '@sella/ceph/data/planning/grades'
import { same } from '@sella/workbench/same'
import { memo } from 'react'
import { useWords } from '../../words/i18n'
import hints from './hints.module.css'

/** Beside a number that was not read in its source; the foot of the table explains the marks. */
const marks: Readonly<Record<Grade, string>> = { confirmed: '', recalled: '†', proposal: '‡', doubtful: '§' }

/** The mark of a grade, superscript; none if the number was read in its source. */
export const GradeMark = ({ grade }: { readonly grade: Grade }) => (marks[grade] ? <sup>{marks[grade]}</sup> : null)

/** The meaning of the marks of these grades. */
export const GradeNotes = memo(({ of }: { readonly of: readonly Grade[] }) => {
  const { lang } = useWords()
  const marked = gradeNames.filter(grade => marks[grade] && of.includes(grade))
  if (marked.length === 0) return null
  return <p className={hints.note}>{marked.map(grade => `${marks[grade]} ${grades[grade][lang]}`).join(' · ')}</p>
}, same)
