import { expect, test } from 'vitest'
import { importedName } from './imported-name'

test('a name from an archive is marked once and stays within its length; nobody stays nobody', () => {
  expect([importedName('王伟'), importedName(importedName('王伟')), importedName('')]).toEqual([
    ...['王伟（导入 imported）', '王伟（导入 imported）', ''],
  ])
  expect(importedName('王'.repeat(200))).toMatch(/^王+（导入 imported）$/)
  expect(importedName('王'.repeat(200)).length).toBe(200)
})
