import { useNavigate } from 'react-router'
import { againAddress } from '../../rereads/set'
import { useWords } from '../../words/i18n'
import styles from './reliability.module.css'
import { useDrafts } from './use-rereads'

/** Unfinished blind tracings, each with a link to it. */
export const DraftsInHand = () => {
  const { t } = useWords()
  const navigate = useNavigate()
  const drafts = useDrafts().data ?? []
  if (drafts.length === 0) return null
  return (
    <section className={styles.drafts} aria-label={t('reliability.drafts')}>
      <h2>{t('reliability.drafts')}</h2>
      <ul>
        {drafts.map(({ uuid, caseUuid, recordUuid, patient, createday, reader, name, placed }) => (
          <li key={uuid}>
            <span>
              {`${patient} ${createday.slice(0, 10)}`}
              <small>{`${name || t('reliability.self')} · ${t('reliability.draftPlaced', { placed })}`}</small>
            </span>
            <button
              type="button"
              aria-label={`${t('reliability.resume')}: ${patient} ${createday.slice(0, 10)}`}
              onClick={() => void navigate(againAddress({ caseUuid, recordUuid }, { reader, name }))}
            >
              {t('reliability.resume')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
