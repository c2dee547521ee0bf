import { Button } from 'antd'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { useUser } from '../../api/queries'
import { Confirm } from '../../parts/confirm'
import { useWords } from '../../words/i18n'
import { sizeText } from '../../words/size'
import { ImportEnd } from './import-end'
import { ImportProgress } from './import-progress'
import { NumberQuestion } from './number-question'
import { Section } from './section'
import { useImport } from './use-import'
import styles from './user.module.css'

/** Asks before navigation stops a running import. */
const StayHere = ({ running }: { readonly running: boolean }) => {
  const { t } = useWords()
  const leaving = useBlocker(running)
  if (leaving.state !== 'blocked') return null
  return (
    <Confirm
      title={t('user.importLeave')}
      text={t('user.importLeaveText')}
      verb={t('user.importLeaveYes')}
      danger
      otherwise={t('user.importStay')}
      onYes={leaving.proceed}
      onNo={leaving.reset}
    />
  )
}

/** Imports an export into this account: chosen, confirmed, sent, and its outcome. */
export const ImportAll = () => {
  const { t } = useWords()
  const { state, start, leave, cancel } = useImport()
  const [chosen, setChosen] = useState<File | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const account = useUser().data?.loginName ?? ''
  return (
    <Section title={t('user.imports')} hint={t('user.importsHint')}>
      {state.is === 'running' ? (
        <ImportProgress name={state.name} stand={state.stand} onCancel={cancel} />
      ) : (
        <div className={styles.foot}>
          <Button icon={<Upload size={16} aria-hidden />} onClick={() => input.current?.click()}>
            {t('user.importChoose')}
          </Button>
        </div>
      )}
      {state.is !== 'idle' && state.is !== 'running' && state.is !== 'asking' && <ImportEnd state={state} />}
      {state.is === 'asking' && (
        <NumberQuestion asks={state.asks} onAnswer={answer => void start(state.file, answer)} onLeave={leave} />
      )}
      <p className={styles.below}>{t('user.importsRule')}</p>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept=".zip,application/zip"
        aria-label={t('user.imports')}
        onChange={event => {
          setChosen(event.target.files?.[0] ?? null)
          event.target.value = ''
        }}
      />
      {chosen && (
        <Confirm
          title={t('user.importAsk', { account })}
          text={t('user.importAskText', { name: chosen.name, size: sizeText(chosen.size) })}
          verb={t('user.importNow')}
          onYes={() => {
            setChosen(null)
            void start(chosen)
          }}
          onNo={() => setChosen(null)}
        />
      )}
      <StayHere running={state.is === 'running'} />
    </Section>
  )
}
