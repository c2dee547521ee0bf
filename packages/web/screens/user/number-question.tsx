import type { NumberTaken, SameNumber } from '@sella/contract/import-event'
import { Modal, Radio } from 'antd'
import { useState } from 'react'
import { useWords } from '../../words/i18n'
import styles from './import.module.css'

type Case = NumberTaken['cases'][number]

const CaseList = ({ cases, of }: { readonly cases: readonly Case[]; readonly of: number }) => {
  const { t } = useWords()
  const who = ({ name, birthday }: Case['here']) => [name, birthday].filter(Boolean).join(' ')
  return (
    <ul className={styles.told}>
      {cases.map(asked => (
        <li key={[asked.caseNo, who(asked.here), who(asked.archived)].join(' ')}>
          <b>{asked.caseNo || t('user.importNoNumber')}</b>{' '}
          {t(asked.binned ? 'user.importWhoBinned' : 'user.importWho', { here: who(asked.here), archived: who(asked.archived) })}
        </li>
      ))}
      {of > cases.length && <li>{t('user.importMore', { count: of - cases.length })}</li>}
    </ul>
  )
}

interface NumberQuestionProps {
  readonly asks: NumberTaken
  readonly onAnswer: (answer: SameNumber) => void
  readonly onLeave: () => void
}

/** Asks what to do with cases that may exist already: of the same person, and of another. */
export const NumberQuestion = ({ asks, onAnswer, onLeave }: NumberQuestionProps) => {
  const { t } = useWords()
  const [answer, say] = useState<Required<SameNumber>>({ same: 'merge', others: 'separate' })
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
      onOk={() => onAnswer(answer)}
      onCancel={onLeave}
    >
      <p>{t('user.importNumbersText', { count: same + others })}</p>
      {same > 0 && (
        <fieldset className={styles.choice}>
          <legend>{t('user.importSame', { count: same })}</legend>
          <CaseList cases={cases.filter(asked => asked.same)} of={same} />
          <Radio.Group
            vertical
            value={answer.same}
            options={choices(['merge', 'separate', 'leave'] as const)}
            onChange={event => say({ ...answer, same: event.target.value })}
          />
        </fieldset>
      )}
      {others > 0 && (
        <fieldset className={styles.choice}>
          <legend>{t('user.importOthers', { count: others })}</legend>
          <CaseList cases={cases.filter(asked => !asked.same)} of={others} />
          <p>{t('user.importOthersHint')}</p>
          <Radio.Group
            vertical
            value={answer.others}
            options={choices(['separate', 'leave'] as const)}
            onChange={event => say({ ...answer, others: event.target.value })}
          />
        </fieldset>
      )}
    </Modal>
  )
}
