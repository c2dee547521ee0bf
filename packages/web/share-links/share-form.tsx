import '../words/late/imaging'
import type { CaseRecord } from '@sella/contract/entities'
import { Checkbox } from 'antd'
import { useDocuments } from '../api/documents'
import { Field } from '../parts/field'
import { TextInput } from '../parts/text-input'
import { longDay } from '../words/dates'
import { useWords } from '../words/i18n'
import styles from './share-form.module.css'

export interface ShareDraft {
  readonly name: string
  readonly days: number
  readonly scope: 'see' | 'download'
  readonly identity: boolean
  readonly password: string
  readonly records: readonly string[]
  readonly documents: readonly string[]
}

export type ShareWrong = Partial<Record<'name' | 'records' | 'password', string>>

/** Default: everything of the case but the patient's identity, for a week. */
export const emptyShare = (records: readonly CaseRecord[]): ShareDraft => ({
  ...{ name: '', days: 7, scope: 'see', identity: false, password: '', documents: [] },
  records: records.map(({ uuid }) => uuid),
})

const spans = [1, 7, 30, 90] as const
const scopes = ['see', 'download'] as const

interface ShareFormProps {
  readonly caseUuid: string
  readonly records: readonly CaseRecord[]
  readonly draft: ShareDraft
  readonly wrong: ShareWrong
  readonly onDraft: (change: Partial<ShareDraft>) => void
}

const turned = (all: readonly string[], uuid: string): readonly string[] =>
  all.includes(uuid) ? all.filter(each => each !== uuid) : [...all, uuid]

const What = ({ caseUuid, records, draft, wrong, onDraft }: ShareFormProps) => {
  const { t, lang } = useWords()
  const documents = (useDocuments(caseUuid).data ?? []).filter(({ revokedAt }) => revokedAt === null)
  const withDocuments = draft.identity && draft.scope === 'download'
  return (
    <>
      <fieldset className={styles.choice}>
        <legend>{t('share.records')}</legend>
        {records.map(({ uuid, createday, type }) => (
          <Checkbox
            key={uuid}
            checked={draft.records.includes(uuid)}
            onChange={() => onDraft({ records: turned(draft.records, uuid) })}
          >
            {[longDay(createday.slice(0, 10), lang), t(`imaging.type.type${type}`)].join(t('app.separator'))}
          </Checkbox>
        ))}
        {wrong.records && <p role="alert">{wrong.records}</p>}
      </fieldset>
      {documents.length > 0 && (
        <fieldset className={styles.choice}>
          <legend>{t('share.documents')}</legend>
          {!withDocuments && <small>{t('share.documentsCare')}</small>}
          {documents.map(({ uuid, number, title }) => (
            <Checkbox
              key={uuid}
              disabled={!withDocuments}
              checked={draft.documents.includes(uuid)}
              onChange={() => onDraft({ documents: turned(draft.documents, uuid) })}
            >
              {[number, title].join(t('app.separator'))}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </>
  )
}

/** A link's recipient, expiry, permissions and content. */
export const ShareForm = (props: ShareFormProps) => {
  const { t } = useWords()
  const { draft, wrong, onDraft } = props
  /** Documents require identity and saving. */
  const allow = (change: Partial<Pick<ShareDraft, 'scope' | 'identity'>>) => {
    const next = { ...draft, ...change }
    onDraft(next.identity && next.scope === 'download' ? change : { ...change, documents: [] })
  }
  return (
    <div className={styles.form}>
      <Field label={t('share.for')} error={wrong.name}>
        {wiring => <TextInput {...wiring} autoFocus maxLength={100} value={draft.name} onText={name => onDraft({ name })} />}
      </Field>
      <div className={styles.pair}>
        <Field label={t('share.days')}>
          {wiring => (
            <select
              {...wiring}
              className={styles.select}
              value={draft.days}
              onChange={event => onDraft({ days: Number(event.target.value) })}
            >
              {spans.map(count => (
                <option key={count} value={count}>
                  {t('share.daysCount', { count })}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('share.scope')} hint={t('share.scopeCare')}>
          {wiring => (
            <select
              {...wiring}
              className={styles.select}
              value={draft.scope}
              onChange={event => allow({ scope: event.target.value as ShareDraft['scope'] })}
            >
              {scopes.map(scope => (
                <option key={scope} value={scope}>
                  {t(`share.scopes.${scope}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className={styles.choice}>
        <Checkbox checked={draft.identity} onChange={event => allow({ identity: event.target.checked })}>
          {t('share.identity')}
        </Checkbox>
        {!draft.identity && <small>{t('share.identityCare')}</small>}
      </div>
      <What {...props} />
      <Field label={t('share.password')} hint={t('share.passwordHint')} error={wrong.password}>
        {wiring => (
          <TextInput
            {...wiring}
            autoComplete="off"
            maxLength={200}
            value={draft.password}
            onText={password => onDraft({ password })}
          />
        )}
      </Field>
    </div>
  )
}
