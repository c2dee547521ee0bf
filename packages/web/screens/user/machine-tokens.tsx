import type { MachineScope, MachineToken } from '@sella/contract/waiting'
import { Button } from 'antd'
import { type FormEvent, useId, useState } from 'react'
import { hasEnded, useMachineTokenAdd, useMachineTokenStop, useMachineTokens } from '../../api/waiting'
import { copyText } from '../../parts/clipboard'
import { Confirm } from '../../parts/confirm'
import { Field } from '../../parts/field'
import { TextInput } from '../../parts/text-input'
import { useToast } from '../../parts/toast'
import { machinesPlace } from '../../paths'
import { textOf } from '../../words/catalogue'
import { ago } from '../../words/dates'
import { useWords } from '../../words/i18n'
import { Section } from './section'
import styles from './user.module.css'

/** The services a token gives access to. */
const services: Readonly<Record<MachineScope, string>> = { dicom: '/dicom-web' }

/** Since when and why a token lets nothing in. */
const endedText = ({ createdBy: who, endedAt }: MachineToken, { t, lang }: ReturnType<typeof useWords>): string =>
  endedAt === null ? t('machines.endedOnce', { who }) : t('machines.ended', { who, when: ago(endedAt, new Date(), lang) })

const Line = ({ token }: { readonly token: MachineToken }) => {
  const words = useWords()
  const { t, lang } = words
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useMachineTokenStop()
  const { uuid, name, scope, createdBy, usedAt } = token
  const over = hasEnded(token)
  const stop = () => {
    setAsking(false)
    mutate(uuid, {
      onSuccess: () => toast({ kind: 'done', title: t(over ? 'machines.dropped' : 'machines.stopped'), text: name }),
      onError: error => toast({ kind: 'error', title: t('machines.failed'), text: textOf(error, lang) }),
    })
  }
  const used = usedAt ? t('machines.used', { when: ago(usedAt, new Date(), lang) }) : t('machines.unused')
  return (
    <li>
      <span>
        <b>{name}</b>
        {over && <small className={styles.over}>{endedText(token, words)}</small>}
        <small>{[t(`machines.scope.${scope}`), t('machines.by', { who: createdBy }), used].join(t('app.separator'))}</small>
      </span>
      <Button
        size="small"
        loading={isPending}
        aria-label={t(over ? 'machines.dropOf' : 'machines.stopOf', { name })}
        onClick={over ? stop : () => setAsking(true)}
      >
        {t(over ? 'machines.drop' : 'machines.stop')}
      </Button>
      {asking && (
        <Confirm
          danger
          title={t('machines.stopTitle', { name })}
          text={t('machines.stopText')}
          verb={t('machines.stop')}
          onYes={stop}
          onNo={() => setAsking(false)}
        />
      )}
    </li>
  )
}

interface FreshToken {
  readonly name: string
  readonly scope: MachineScope
  readonly token: string
}

/** A token just created, shown only once. */
const Shown = ({ fresh: { name, scope, token } }: { readonly fresh: FreshToken }) => {
  const { t } = useWords()
  const toast = useToast()
  const id = useId()
  const copy = () =>
    copyText(token).then(
      () => toast({ kind: 'done', title: t('machines.copied') }),
      () => toast({ kind: 'error', title: t('machines.copyFailed') }),
    )
  return (
    <div className={styles.token} role="status">
      <label htmlFor={id}>{t('machines.made', { name })}</label>
      <input id={id} readOnly value={token} onFocus={event => event.target.select()} />
      <small>{[t('machines.address'), `${location.origin}${services[scope]}`].join(t('app.separator'))}</small>
      <Button onClick={() => void copy()}>{t('machines.copy')}</Button>
    </div>
  )
}

const NewToken = ({ onMade }: { readonly onMade: (made: FreshToken) => void }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const [name, setName] = useState('')
  const [lacking, setLacking] = useState(false)
  const { mutate, isPending } = useMachineTokenAdd()
  const make = (event: FormEvent) => {
    event.preventDefault()
    setLacking(name.trim() === '')
    if (name.trim() === '') return
    const wish = { name: name.trim(), scope: 'dicom' as const }
    mutate(wish, {
      onSuccess: ({ token }) => {
        onMade({ ...wish, token })
        setName('')
      },
      onError: error => toast({ kind: 'error', title: t('machines.failed'), text: textOf(error, lang) }),
    })
  }
  return (
    <form className={styles.form} onSubmit={make} noValidate>
      <Field label={t('machines.name')} error={lacking ? t('machines.nameNeeded') : null}>
        {wiring => <TextInput {...wiring} maxLength={100} value={name} onText={setName} />}
      </Field>
      <div className={styles.foot}>
        <Button htmlType="submit" loading={isPending}>
          {t('machines.add')}
        </Button>
      </div>
    </form>
  )
}

/** Tokens with which machines send images to this desk; for those who manage it. */
export const MachineTokens = () => {
  const { t } = useWords()
  const tokens = useMachineTokens()
  const [made, setMade] = useState<FreshToken | null>(null)
  if (!tokens.data) return null
  return (
    <Section title={t('machines.title')} hint={t('machines.hint')} place={machinesPlace}>
      {tokens.data.length === 0 ? (
        <p className={styles.none}>{t('machines.none')}</p>
      ) : (
        <ul className={styles.sessions}>
          {tokens.data.map(token => (
            <Line key={token.uuid} token={token} />
          ))}
        </ul>
      )}
      {made && <Shown fresh={made} />}
      <NewToken onMade={setMade} />
    </Section>
  )
}
