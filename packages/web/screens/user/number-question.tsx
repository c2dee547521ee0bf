import type { NumberTaken, SameNumber } from '@sella/contract/import-event'
import { Modal, Radio } from 'antd'
import { useState } from 'react'
import { useWords } from '../../words/i18n'
import styles from './import.module.css'

type Case = NumberTaken['cases'][number]

const Told = ({ cases, of }: { readonly cases: readonly Case[]; readonly of: number }) => {
  const { t } = useWords()
  const who = ({ name, birthday }: Case['here']) => [name, birthday].filter(Boolean).join(' ')
  return (
    <ul className={styles.told}>
      {cases.map(one => (
        <li key={one.caseNo}>
          <b>{one.caseNo}</b> {t('user.importWho', { here: who(one.here), archived: who(one.archived) })}
        </li>
      ))}
      {of > cases.length && <li>{t('user.importMore', { count: of - cases.length })}</li>}
    </ul>
  )
}

interface NumberQuestionProps {
  readonly asks: NumberTaken
  readonly onSaid: (said: SameNumber) => void
  readonly onLeave: () => void
}

/** Asks what becomes of cases whose number is taken: of the same person, and of another. */
export const NumberQuestion = ({ asks, onSaid, onLeave }: NumberQuestionProps) => {
  const { t } = useWords()
  const [said, say] = useState<Required<SameNumber>>({ same: 'merge', others: 'separate' })
  const { same, others, cases } = asks
  const choices = <T extends 'merge' | 'separate' | 'leave'>(all: readonly T[]) =>
    all.map(value => ({ value, label: t(`user.importThen.${value}`) }))
  return (
    <Modal
      open
      centered
      width={560}
      title={t('user.importNumbers')}
      okText={t('user.importNow')}
      cancelText={t('app.cancel')}
      onOk={() => onSaid(said)}
      onCancel={onLeave}
    >
      <p>{t('user.importNumbersText', { count: same + others })}</p>
      {same > 0 && (
        <fieldset className={styles.choice}>
          <legend>{t('user.importSame', { count: same })}</legend>
          <Told cases={cases.filter(one => one.same)} of={same} />
          <Radio.Group
            vertical
            value={said.same}
            options={choices(['merge', 'separate', 'leave'] as const)}
            onChange={event => say({ ...said, same: event.target.value })}
          />
        </fieldset>
      )}
      {others > 0 && (
        <fieldset className={styles.choice}>
          <legend>{t('user.importOthers', { count: others })}</legend>
          <Told cases={cases.filter(one => !one.same)} of={others} />
          <p>{t('user.importOthersHint')}</p>
          <Radio.Group
            vertical
            value={said.others}
            options={choices(['separate', 'leave'] as const)}
            onChange={event => say({ ...said, others: event.target.value })}
          />
        </fieldset>
      )}
    </Modal>
  )
}
