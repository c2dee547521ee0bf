import type { WaitingFile } from '@sella/contract/waiting'
import type { useWords } from '../../../words/i18n'

type Say = ReturnType<typeof useWords>['t']

interface PersonFacts {
  readonly birthday: string | null
  readonly sex: 'male' | 'female' | null
  readonly caseNo: string | null
}

/** Birthday, sex and number, as far as given. */
export const personFacts = (t: Say, { birthday, sex, caseNo }: PersonFacts): string =>
  [birthday && t('waiting.born', { day: birthday }), sex && t(`app.${sex}`), caseNo].filter(Boolean).join(t('app.separator'))

/** What a file states about its patient, without the name. */
export const factsInFile = (t: Say, { person }: Pick<WaitingFile, 'person'>): string =>
  person === null ? '' : personFacts(t, { birthday: person.birthDate, sex: person.sex, caseNo: person.id })
