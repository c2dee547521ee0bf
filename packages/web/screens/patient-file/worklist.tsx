import { localDay } from '@sella/ceph/patient/local-day'
import type { Output } from '@sella/contract/calls/index'
import { Button } from 'antd'
import { ScanLine } from 'lucide-react'
import { useId, useState } from 'react'
import { useMay } from '../../api/clinic'
import { useWorklist, useWorklistSend, useWorklistWithdraw } from '../../api/worklist'
import { BlockedButton } from '../../parts/blocked-button'
import { DateInput } from '../../parts/date-input'
import { useToast } from '../../parts/toast'
import { useTypedDay } from '../../parts/use-typed-day'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './worklist.module.css'

type Entry = Output<'worklistGet'>['entries'][number]

const Line = ({ caseUuid, entry }: { readonly caseUuid: string; readonly entry: Entry }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const withdraw = useWorklistWithdraw(caseUuid)
  const mayRegister = useMay('register')
  const { uuid, unit, day, state, orderedBy } = entry
  return (
    <li data-state={state}>
      <span>
        {[day, unit].join(t('app.separator'))}
        <small>{[t(`file.worklist.state.${state}`), orderedBy].join(t('app.separator'))}</small>
      </span>
      {state === 'open' && mayRegister && (
        <Button
          size="small"
          loading={withdraw.isPending}
          aria-label={t('file.worklist.withdrawOf', { unit, day })}
          onClick={() =>
            withdraw.mutate(uuid, {
              onError: error => toast({ kind: 'error', title: t('file.worklist.failed'), text: textOf(error, lang) }),
            })
          }
        >
          {t('file.worklist.withdraw')}
        </Button>
      )}
    </li>
  )
}

const Sending = ({ caseUuid, units }: { readonly caseUuid: string; readonly units: readonly string[] }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const id = useId()
  const [unit, setUnit] = useState(units[0] ?? '')
  const [day, setDay] = useState(() => localDay(new Date()))
  const min = localDay(new Date())
  const typed = useTypedDay({ min, day: day || null, onDay: next => setDay(next ?? '') })
  const { mutate, isPending } = useWorklistSend(caseUuid)
  const send = () =>
    mutate(
      { unit, day },
      {
        onSuccess: () => toast({ kind: 'done', title: t('file.worklist.sent', { unit }) }),
        onError: error => toast({ kind: 'error', title: t('file.worklist.failed'), text: textOf(error, lang) }),
      },
    )
  return (
    <div className={styles.sending}>
      {units.length > 1 && (
        <select aria-label={t('file.worklist.unit')} value={unit} onChange={event => setUnit(event.target.value)}>
          {units.map(each => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      )}
      <label htmlFor={id}>{t('file.worklist.day')}</label>
      <DateInput
        id={id}
        low
        min={min}
        value={typed.text}
        onText={typed.type}
        onBlur={typed.leave}
        aria-invalid={typed.wrong !== null}
        aria-describedby={typed.wrong ? `${id}-wrong` : undefined}
      />
      <BlockedButton
        size="small"
        loading={isPending}
        blocked={day === '' || typed.unread ? t('file.worklist.dayFirst') : null}
        icon={<ScanLine size={14} aria-hidden />}
        onClick={send}
      >
        {t(units.length > 1 ? 'file.worklist.send' : 'file.worklist.sendTo', { unit })}
      </BlockedButton>
      {typed.wrong && (
        <p id={`${id}-wrong`} role="alert" className={styles.wrong}>
          {typed.wrong}
        </p>
      )}
    </div>
  )
}

/** The X-ray units on whose worklist the patient is or can be entered; nothing if no unit is set up. */
export const Worklist = ({ caseUuid }: { readonly caseUuid: string }) => {
  const { t } = useWords()
  const { data } = useWorklist(caseUuid)
  const mayRegister = useMay('register')
  if (!data || (data.units.length === 0 && data.entries.length === 0)) return null
  return (
    <section className={styles.worklist} aria-label={t('file.worklist.title')}>
      <h2>{t('file.worklist.title')}</h2>
      <p>{t('file.worklist.hint')}</p>
      {mayRegister && data.units.length > 0 && <Sending caseUuid={caseUuid} units={data.units} />}
      <ul>
        {data.entries.map(entry => (
          <Line key={entry.uuid} caseUuid={caseUuid} entry={entry} />
        ))}
      </ul>
    </section>
  )
}
