import type { Agency } from '@sella/contract/entities'
import { Button, Input } from 'antd'
import { Plus, X } from 'lucide-react'
import { useMay, useMyClinics } from '../../api/clinic'
import { useAgencies } from '../../api/queries'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { Section } from './section'
import { useAgencyLines } from './use-agency-lines'
import styles from './user.module.css'

interface StoredProps {
  readonly stored: readonly Agency[]
  /** The clinic whose places they are; null: her own. */
  readonly desk: string | null
}

const AgencyLines = ({ stored, desk }: StoredProps) => {
  const { t } = useWords()
  const { lines, focuses, saving, rename, remove, add, store } = useAgencyLines(stored, desk)
  return (
    <div className={styles.form}>
      {lines.length === 0 && <p className={styles.none}>{t('user.noAgencies')}</p>}
      {lines.length > 0 && (
        <ul className={styles.agencies}>
          {lines.map(({ key, name, isNew, error }, at) => (
            <li key={key}>
              <Input
                autoFocus={isNew && focuses}
                maxLength={100}
                status={error ? 'error' : undefined}
                aria-invalid={error !== null}
                aria-label={isNew ? t('user.agencyNew') : t('user.agencyName', { number: String(at + 1) })}
                value={name}
                onChange={event => rename(at, event.target.value)}
                onPressEnter={() => void store()}
              />
              <Button
                type="text"
                aria-label={t('user.removeAgency', { name })}
                icon={<X size={16} aria-hidden />}
                onClick={() => remove(at)}
              />
              {error && <p role="alert">{error}</p>}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <Button icon={<Plus size={16} aria-hidden />} onClick={add}>
          {t('user.addAgency')}
        </Button>
        <Button loading={saving} onClick={() => void store()}>
          {t('app.save')}
        </Button>
      </div>
    </div>
  )
}

/** The places for those who cannot edit them. */
const AgencyNames = ({ stored }: StoredProps) => {
  const { t } = useWords()
  if (stored.length === 0) return <p className={styles.none}>{t('user.noAgencies')}</p>
  return (
    <ul>
      {stored.map(({ uuid, name }) => (
        <li key={uuid}>{name}</li>
      ))}
    </ul>
  )
}

export const Agencies = () => {
  const { t, lang } = useWords()
  const agencies = useAgencies()
  const { data: mine, isPending } = useMyClinics()
  const decides = useMay('house')
  const Lines = decides ? AgencyLines : AgencyNames
  return (
    <Section title={t('user.agencies')} hint={t('user.agenciesHint')}>
      {agencies.data && !isPending && <Lines stored={agencies.data} desk={mine?.desk ?? null} />}
      {agencies.error && !agencies.data && (
        <p role="alert">
          {textOf(agencies.error, lang)}{' '}
          <Button size="small" onClick={() => void agencies.refetch()}>
            {t('app.retry')}
          </Button>
        </p>
      )}
    </Section>
  )
}
