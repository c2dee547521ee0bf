import { expect, it } from 'vitest'
import { nameParts } from './name-parts'

it('a name may go on in a new line after each of its dots, and loses nothing', () => {
  const name = '欧阳娜娜·阿卜杜热依木·麦麦提艾力江'
  expect(nameParts(name)).toEqual(['欧阳娜娜·', '阿卜杜热依木·', '麦麦提艾力江'])
  expect(nameParts('マリア・ガルシア')).toEqual(['マリア・', 'ガルシア'])
  // A space after a dot stays in sight.
  expect(nameParts('María · García')).toEqual(['María · García'])
  // Browsers end lines at spaces and hyphens by themselves.
  for (const plain of ['Wolfeschlegelsteinhausenbergerdorff Maximiliana-Theodora', '孙丽', ''])
    expect(nameParts(plain)).toEqual([plain])
})
