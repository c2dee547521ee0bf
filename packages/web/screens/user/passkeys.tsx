import { localDay } from '@sella/ceph/patient/local-day'
import '../../words/late/passkey'
import type { Output } from '@sella/contract/calls/index'
import { Button } from 'antd'
import { useState } from 'react'
import { passkeysHere } from '../../api/passkey-trouble'
import { usePasskeys } from '../../api/passkeys'
import { useSecondFactor } from '../../api/second-factor'
import { textOf } from '../../words/catalogue'
import { ago, longDay } from '../../words/dates'
import { useWords } from '../../words/i18n'
import { PasskeyAdd } from './passkey-add'
import { PasskeyRemove } from './passkey-remove'
import { PasskeyRename } from './passkey-rename'
import { Section } from './section'
import styles from './user.module.css'

type Passkey = Output<'passkeyList'>['passkeys'][number]

interface LineProps {
  readonly passkey: Passkey
  readonly onRename: () => void
  readonly onRemove: () => void
}

const Line = ({ passkey, onRename, onRemove }: LineProps) => {
  const { t, lang } = useWords()
  const { name, createdAt, usedAt, synced } = passkey
  const facts = [
    t('passkey.made', { day: longDay(localDay(new Date(createdAt)), lang) }),
    usedAt ? t('passkey.used', { when: ago(usedAt, new Date(), lang) }) : t('passkey.unused'),
    ...(synced ? [t('passkey.synced')] : []),
  ]
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{facts.join(t('app.separator'))}</small>
      </span>
      <span className={styles.acts}>
        <Button size="small" aria-label={t('passkey.renameOf', { name })} onClick={onRename}>
          {t('passkey.rename')}
        </Button>
        <Button size="small" aria-label={t('passkey.removeOf', { name })} onClick={onRemove}>
          {t('passkey.remove')}
        </Button>
      </span>
    </li>
  )
}

/** The account's passkeys: add, rename, remove. */
export const Passkeys = () => {
  const { t, lang } = useWords()
  const { data, error } = usePasskeys()
  const authenticator = useSecondFactor().data?.since != null
  const [adding, setAdding] = useState(false)
  const [renaming, setRenaming] = useState<Passkey | null>(null)
  const [removing, setRemoving] = useState<Passkey | null>(null)
  const here = passkeysHere()
  return (
    <Section title={t('passkey.title')} hint={t('passkey.hint')}>
      {error && !data && <p role="alert">{textOf(error, lang)}</p>}
      {data?.passkeys.length === 0 && <p className={styles.none}>{t('passkey.none')}</p>}
      <ul className={styles.sessions}>
        {data?.passkeys.map(passkey => (
          <Line
            key={passkey.uuid}
            passkey={passkey}
            onRename={() => setRenaming(passkey)}
            onRemove={() => setRemoving(passkey)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        {here ? <Button onClick={() => setAdding(true)}>{t('passkey.add')}</Button> : <small>{t('passkey.unable')}</small>}
      </div>
      {adding && <PasskeyAdd onClose={() => setAdding(false)} />}
      {renaming && <PasskeyRename passkey={renaming} onClose={() => setRenaming(null)} />}
      {removing && (
        <PasskeyRemove
          passkey={removing}
          last={data?.passkeys.length === 1 && !authenticator}
          onClose={() => setRemoving(null)}
        />
      )}
    </Section>
  )
}
