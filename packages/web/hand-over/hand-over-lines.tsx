import '../words/late/hand-over'
import type { Input, Output } from '@sella/contract/calls/index'
import { Button } from 'antd'
import { useSettleHandOver } from '../api/hand-overs'
import { useToast } from '../parts/toast'
import { textOf } from '../words/catalogue'
import { shortDay } from '../words/dates'
import { useWords } from '../words/i18n'
import styles from './hand-over.module.css'

type HandOver = Output<'handOverList'>[number]

/** Which cases, by name as far as these are given. */
const useCases = ({ cases, some }: HandOver): string => {
  const { t } = useWords()
  const names = some.map(({ name }) => name).join(t('app.listComma'))
  if (names === '') return t('handOver.cases', { count: cases })
  return t(cases > some.length ? 'handOver.someOf' : 'handOver.some', { names, count: cases })
}

const Acts = ({ handOver }: { readonly handOver: HandOver }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { mutateAsync, isPending, variables } = useSettleHandOver()
  const { uuid, fromName, toName, mine, withdraws } = handOver
  // The line may have disappeared by the time of the reply, so the message is attached to the reply rather than to the line.
  const answer = (as: Input<'handOverSettle'>['as']) =>
    mutateAsync({ uuid, as }).then(
      ({ cases }) => toast({ kind: 'done', title: t(`handOver.${as}`, { count: cases }) }),
      error => toast({ kind: 'error', title: t('handOver.failed'), text: textOf(error, lang) }),
    )
  const busy = (as: string) => isPending && variables.as === as
  return (
    <p className={styles.acts}>
      {mine && (
        <>
          <Button
            size="small"
            type="primary"
            loading={busy('accepted')}
            aria-label={t('handOver.acceptOf', { name: fromName })}
            onClick={() => answer('accepted')}
          >
            {t('handOver.accept')}
          </Button>
          <Button
            size="small"
            loading={busy('declined')}
            aria-label={t('handOver.declineOf', { name: fromName })}
            onClick={() => answer('declined')}
          >
            {t('handOver.decline')}
          </Button>
        </>
      )}
      {withdraws && (
        <Button
          size="small"
          loading={busy('withdrawn')}
          aria-label={t('handOver.withdrawOf', { name: toName })}
          onClick={() => answer('withdrawn')}
        >
          {t('handOver.withdraw')}
        </Button>
      )}
    </p>
  )
}

const Line = ({ handOver }: { readonly handOver: HandOver }) => {
  const { t, lang } = useWords()
  const { fromName, toName, byName, note, state, createdAt, mine, withdraws } = handOver
  const cases = useCases(handOver)
  const when = shortDay(createdAt, lang)
  return (
    <li data-state={state}>
      <p className={styles.way}>
        <b>{mine ? t('handOver.asks', { name: fromName }) : t('handOver.way', { from: fromName, to: toName })}</b>
        <em>{t(`handOver.state.${state}`)}</em>
      </p>
      <p>{[cases, when, byName !== fromName && t('handOver.by', { name: byName })].filter(Boolean).join(t('app.separator'))}</p>
      {note && <p className={styles.words}>{note}</p>}
      {(mine || withdraws) && <Acts handOver={handOver} />}
    </li>
  )
}

/** Hand-overs with their messages, and the answer if it is up to the reader. */
export const HandOverLines = ({ handOvers }: { readonly handOvers: readonly HandOver[] }) => (
  <ul className={styles.lines}>
    {handOvers.map(handOver => (
      <Line key={handOver.uuid} handOver={handOver} />
    ))}
  </ul>
)
