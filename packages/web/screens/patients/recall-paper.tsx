import { localDay } from '@sella/ceph/patient/local-day'
import type { Recall } from '../../api/recall'
import { PrintedSheet } from '../../parts/printed-sheet'
import { longDay } from '../../words/dates'
import { useWords } from '../../words/i18n'
import styles from './recall-paper.module.css'

/** The recall list on paper: all that the browser prints of this page. */
export const RecallPaper = ({ recall, search }: { readonly recall: Recall; readonly search: string }) => {
  const { t, lang } = useWords()
  const { until, rows } = recall
  const today = localDay(new Date())
  const facts = [
    t('recall.until', { day: longDay(until, lang), count: rows.length }),
    search && t('recall.matching', { search }),
    t('recall.printed', { day: longDay(today, lang) }),
  ]
  return (
    <PrintedSheet className={styles.paper}>
      <h1>{t('recall.title')}</h1>
      <p>{facts.filter(Boolean).join(t('app.separator'))}</p>
      {rows.length === 0 ? (
        <p>{t('recall.none')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>{t('patients.nextVisit')}</th>
              <th>{t('patients.column.patient')}</th>
              <th>{t('recall.caseNo')}</th>
              <th>{t('patients.phone')}</th>
              <th>{t('patients.column.visitFor')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ uuid, name, caseNo, phone, nextVisit, nextVisitFor }) => (
              <tr key={uuid}>
                <td>
                  {nextVisit}
                  {nextVisit !== null && nextVisit < today && <small>{t('patients.overdue')}</small>}
                </td>
                <td>{name}</td>
                <td>{caseNo}</td>
                <td>{phone}</td>
                <td>{nextVisitFor}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PrintedSheet>
  )
}
