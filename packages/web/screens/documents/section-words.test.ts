import { sectionIds, sectionNames } from '@sella/drawing/report/design'
import { expect, it } from 'vitest'
import { sectionWords } from './section-words'

it('sections stored in the language of their document are shown in that of the reader', () => {
  for (const of of ['zh', 'en'] as const)
    for (const lang of ['zh', 'en'] as const)
      expect(
        sectionWords(
          sectionIds.map(id => sectionNames[id][of]),
          lang,
        ),
      ).toEqual(sectionIds.map(id => sectionNames[id][lang]))
  expect(sectionWords(['Ricketts'], 'zh')).toEqual(['Ricketts'])
})
