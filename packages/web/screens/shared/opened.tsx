import type { Output } from '@sella/contract/calls/index'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { dayAndTime, longDay } from '../../words/dates'
import { useWords } from '../../words/i18n'
import { Large } from './large'
import { Picture } from './picture'
import styles from './shared.module.css'

type View = Output<'shareOpen'>
type SharedRecord = View['records'][number]
type SharedPicture = SharedRecord['pictures'][number]

const Record = ({ record }: { readonly record: SharedRecord }) => {
  const { t, lang } = useWords()
  const [large, setLarge] = useState<SharedPicture | null>(null)
  const [traced, setTraced] = useState(true)
  const curvesOf = ({ type }: SharedPicture) => (traced && type === 'Lateral_Ceph' ? (record.tracing?.curves ?? []) : [])
  return (
    <section className={styles.record}>
      <header>
        <h2>{longDay(record.createday.slice(0, 10), lang)}</h2>
        <span>{t(`imaging.type.type${record.type}`)}</span>
        {record.tracing && (
          <label>
            <input type="checkbox" checked={traced} onChange={event => setTraced(event.target.checked)} />
            {t('share.page.tracing')}
          </label>
        )}
        {record.tracing?.waits && <em>{t('share.page.waits')}</em>}
      </header>
      {record.pictures.length === 0 && <p>{t('share.page.nothing')}</p>}
      <ul className={styles.pictures}>
        {record.pictures.map(picture => (
          <li key={picture.type + picture.previewUrl}>
            <button
              type="button"
              aria-label={t('share.page.larger', { kind: t(`imaging.kind.${picture.type}`) })}
              onClick={() => setLarge(picture)}
            >
              <Picture picture={picture} curves={curvesOf(picture)} />
            </button>
            <span>{t(`imaging.kind.${picture.type}`)}</span>
          </li>
        ))}
      </ul>
      {large && <Large picture={large} curves={curvesOf(large)} onClose={() => setLarge(null)} />}
    </section>
  )
}

/** An opened link: who sent it, what it shows, and that it is for an opinion only. */
export const Opened = ({ shared }: { readonly shared: View }) => {
  const { t, lang } = useWords()
  const { patient, documents } = shared
  // Outside a clinic its maker is the sender.
  const own = shared.from === shared.madeBy
  const when = dayAndTime(shared.endsAt, lang)
  const named =
    patient &&
    [
      patient.name,
      patient.caseNo,
      patient.sex && t(`app.${patient.sex}`),
      patient.birthday && t('share.page.born', { day: longDay(patient.birthday, lang) }),
    ].filter(Boolean)
  return (
    <>
      <header className={styles.head}>
        <h1>{named ? named.join(t('app.separator')) : t('share.page.title')}</h1>
        <p>{t(own ? 'share.page.fromOne' : 'share.page.from', { from: shared.from, by: shared.madeBy })}</p>
        <p>{t('share.page.for', { name: shared.name, when })}</p>
        {!patient && <p>{t('share.page.hidden')}</p>}
        <strong>{t('share.page.mark')}</strong>
      </header>
      {shared.records.map(record => (
        <Record key={record.createday + record.type} record={record} />
      ))}
      {documents.length > 0 && (
        <section className={styles.record}>
          <h2>{t('share.page.documents')}</h2>
          <ul className={styles.documents}>
            {documents.map(({ number, title, pages, url }) => (
              <li key={number}>
                <a href={url} download>
                  <FileDown size={16} aria-hidden />
                  {t('share.page.document', { number, title, pages })}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.care}>{t('share.page.care')}</p>
    </>
  )
}
