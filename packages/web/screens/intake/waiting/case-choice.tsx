import type { WaitingCandidate, WaitingFile } from '@sella/contract/waiting'
import { type CaseChoice, newCaseOf } from '@sella/workbench/uploads/filing'
import { useId, useState } from 'react'
import { useCasesNamed } from '../../../api/waiting'
import { Dated } from '../../../parts/dated'
import { TextInput } from '../../../parts/text-input'
import { useWords } from '../../../words/i18n'
import { personFacts } from './facts'
import { NewCase } from './new-case'
import styles from './waiting.module.css'

interface CaseChoiceFieldProps {
  readonly file: WaitingFile
  readonly goal: CaseChoice | null
  readonly onGoal: (goal: CaseChoice | null) => void
}

interface Proposed {
  readonly uuid: string
  readonly name: string
  readonly facts: string
  readonly agrees: WaitingCandidate['agrees']
  readonly differs: WaitingCandidate['differs']
}

/** What a case and the file have in common, and what contradicts it. */
const Verdict = ({ proposed: { agrees, differs } }: { readonly proposed: Proposed }) => {
  const { t } = useWords()
  const traits = (list: Proposed['agrees']): string => list.map(trait => t(`waiting.trait.${trait}`)).join(t('app.separator'))
  return (
    <small>
      {agrees.length > 0 && <span data-tone="agrees">{t('waiting.agrees', { traits: traits(agrees) })}</span>}
      {differs.length > 0 && <span data-tone="differs">{t('waiting.differs', { traits: traits(differs) })}</span>}
    </small>
  )
}

const useProposed = ({ place, candidates }: WaitingFile): readonly Proposed[] => {
  const { t } = useWords()
  const listed = candidates.map(({ caseUuid, name, agrees, differs, ...facts }) => ({
    ...{ uuid: caseUuid, name, agrees, differs },
    facts: personFacts(t, facts),
  }))
  const sentFor = place && !listed.some(({ uuid }) => uuid === place.caseUuid)
  return [...(sentFor ? [{ uuid: place.caseUuid, name: place.patient, facts: '', agrees: [], differs: [] }] : []), ...listed]
}

interface OtherProps extends Omit<CaseChoiceFieldProps, 'file'> {
  readonly group: string
}

/** Cases matching the typed text. */
const Other = ({ goal, onGoal, group }: OtherProps) => {
  const { t } = useWords()
  const [search, setSearch] = useState('')
  const { data } = useCasesNamed(search)
  const rows = search.trim() === '' ? [] : (data?.rows ?? [])
  return (
    <div className={styles.other}>
      <TextInput
        aria-label={t('waiting.find')}
        placeholder={t('waiting.find')}
        value={search}
        onText={text => {
          setSearch(text)
          // A case that is no longer listed must not stay chosen unseen.
          onGoal(null)
        }}
      />
      {search.trim() !== '' && data && rows.length === 0 && <small>{t('waiting.notFound')}</small>}
      {rows.map(({ uuid, name, birthday, sex, caseNo }) => (
        <label key={uuid}>
          <input
            type="radio"
            name={group}
            checked={goal?.at === 'case' && goal.uuid === uuid}
            onChange={() => onGoal({ at: 'case', uuid })}
          />
          <span>
            {name}
            <small>
              <Dated text={personFacts(t, { birthday, sex, caseNo })} />
            </small>
          </span>
        </label>
      ))}
    </div>
  )
}

/** The patient of the file: a proposed case, another one, or a new one. */
export const CaseChoiceField = ({ file, goal, onGoal }: CaseChoiceFieldProps) => {
  const { t } = useWords()
  const group = useId()
  const proposed = useProposed(file)
  const [searching, setSearching] = useState(false)
  return (
    <fieldset className={styles.choices}>
      <legend>{t('waiting.patient')}</legend>
      {proposed.map(each => (
        <label key={each.uuid}>
          <input
            type="radio"
            name={group}
            checked={!searching && goal?.at === 'case' && goal.uuid === each.uuid}
            onChange={() => {
              setSearching(false)
              onGoal({ at: 'case', uuid: each.uuid })
            }}
          />
          <span>
            {each.name}
            <small>
              <Dated text={each.facts} />
            </small>
            <Verdict proposed={each} />
          </span>
        </label>
      ))}
      <label>
        <input
          type="radio"
          name={group}
          checked={searching}
          onChange={() => {
            setSearching(true)
            onGoal(null)
          }}
        />
        <span>{t('waiting.other')}</span>
      </label>
      {searching && <Other goal={goal} onGoal={onGoal} group={`${group}-other`} />}
      <label>
        <input
          type="radio"
          name={group}
          checked={!searching && goal?.at === 'new'}
          onChange={() => {
            setSearching(false)
            onGoal(newCaseOf(file))
          }}
        />
        <span>{t('waiting.newCase')}</span>
      </label>
      {!searching && goal?.at === 'new' && <NewCase goal={goal} onGoal={onGoal} />}
    </fieldset>
  )
}
