import type { Agency } from '@sella/contract/entities'
import { Button, Input } from 'antd'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { withAddedSince } from '../../api/agencies'
import { useMay } from '../../api/clinic'
import { useAgencies, useSaveAgencies } from '../../api/queries'
import { useToast } from '../../parts/toast'
import { message, refusal, textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { Section } from './section'
import styles from './user.module.css'

interface Line {
  /** For React only; rows without a uuid are new. */
  readonly key: string
  readonly uuid?: string
  readonly name: string
}

const linesOf = (agencies: readonly Agency[]): readonly Line[] => agencies.map(({ uuid, name }) => ({ key: uuid, uuid, name }))

const isTwice = (lines: readonly Line[], at: number): boolean => {
  const name = lines[at]?.name.trim().toLocaleLowerCase()
  return name !== '' && lines.findIndex(line => line.name.trim().toLocaleLowerCase() === name) < at
}

const AgencyLines = ({ stored }: { readonly stored: readonly Agency[] }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const save = useSaveAgencies()
  const { refetch } = useAgencies()
  /** The initial lines; the stored list may be refetched meanwhile. */
  const [began, setBegan] = useState(stored)
  const [lines, setLines] = useState(() => linesOf(stored))
  const [tried, setTried] = useState(false)
  const [fresh, setFresh] = useState(0)
  const errorAt = (at: number): string | null =>
    tried && lines[at]?.name.trim() === '' ? t('user.agencyEmpty') : isTwice(lines, at) ? t('user.agencyTwice') : null
  const rename = (at: number, name: string) => setLines(lines.map((line, i) => (i === at ? { ...line, name } : line)))
  const add = () => {
    setLines([...lines, { key: `new ${fresh}`, name: '' }])
    setFresh(fresh + 1)
    setTried(false)
  }
  const store = async () => {
    setTried(true)
    if (lines.some((line, at) => line.name.trim() === '' || isTwice(lines, at))) return
    const same =
      JSON.stringify(lines.map(line => [line.uuid, line.name])) === JSON.stringify(began.map(line => [line.uuid, line.name]))
    if (same) return toast({ kind: 'warning', title: refusal('NO_CHANGES', lang) })
    const rows = lines.map(({ uuid, name }) => ({ uuid, name: name.trim() }))
    const send = async () => save.mutateAsync(withAddedSince(rows, began, (await refetch({ throwOnError: true })).data ?? began))
    await send().then(
      saved => {
        setBegan(saved)
        setLines(linesOf(saved))
        toast({ kind: 'done', title: message('SAVED', lang) })
      },
      error => toast({ kind: 'error', title: textOf(error, lang) }),
    )
  }
  return (
    <div className={styles.form}>
      {lines.length === 0 && <p className={styles.none}>{t('user.noAgencies')}</p>}
      {lines.length > 0 && (
        <ul className={styles.agencies}>
          {lines.map((line, at) => {
            const error = errorAt(at)
            return (
              <li key={line.key}>
                <Input
                  autoFocus={line.uuid === undefined}
                  maxLength={100}
                  status={error ? 'error' : undefined}
                  aria-invalid={error !== null}
                  aria-label={line.uuid ? t('user.agencyName', { number: String(at + 1) }) : t('user.agencyNew')}
                  value={line.name}
                  onChange={event => rename(at, event.target.value)}
                  onPressEnter={() => void store()}
                />
                <Button
                  type="text"
                  aria-label={t('user.removeAgency', { name: line.name })}
                  icon={<X size={16} aria-hidden />}
                  onClick={() => setLines(lines.filter((_, i) => i !== at))}
                />
                {error && <p role="alert">{error}</p>}
              </li>
            )
          })}
        </ul>
      )}
      <div className={styles.foot}>
        <Button icon={<Plus size={16} aria-hidden />} onClick={add}>
          {t('user.addAgency')}
        </Button>
        <Button loading={save.isPending} onClick={() => void store()}>
          {t('app.save')}
        </Button>
      </div>
    </div>
  )
}

/** The places for those who cannot edit them. */
const AgencyNames = ({ stored }: { readonly stored: readonly Agency[] }) => {
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
  const decides = useMay('house')
  const Lines = decides ? AgencyLines : AgencyNames
  return (
    <Section title={t('user.agencies')} hint={t('user.agenciesHint')}>
      {agencies.data && <Lines stored={agencies.data} />}
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
