import { filmSubjectWith } from '@sella/workbench/subjects/film-subject'
import { expect, it } from 'vitest'
import { differenceName } from './difference-name'

const nothing = { mine: null, theirs: null }

it('names what differs in the reader’s language, never by an internal name', () => {
  const of = { subject: filmSubjectWith(() => undefined), t: (key: string) => key } as unknown as Parameters<
    typeof differenceName
  >[1]
  expect(differenceName({ name: 'L1RootTip', ...nothing }, { ...of, lang: 'zh' })).toBe('下中切牙根尖点')
  expect(differenceName({ name: 'L1RootTip', ...nothing }, { ...of, lang: 'en' })).not.toBe('L1RootTip')
  expect(differenceName({ name: 'ruler', ...nothing }, { ...of, lang: 'zh' })).toBe('byOthers.conflict.ruler')
})
