import { expect, it } from 'vitest'
import { errorText } from '../errors'
import { forbiddenWords } from './role-words'

it('a refusal says what the role may not do and whose may', () => {
  const text = (lang: 'zh' | 'en') => errorText('ROLE_FORBIDS', lang, forbiddenWords('assistant', 'approve', lang))
  expect(text('zh')).toBe('您的角色（助理、前台）不能：审核描记。可以的角色：负责人，正畸医生；如需要，请联系诊所负责人')
  expect(text('en')).toBe(
    'Your role (Assistant, front desk) does not allow this: Approve tracings. Roles that can: Owner; Orthodontist. Ask the clinic’s owner if you need it',
  )
})

it('one role alone may erase for good', () => {
  expect(forbiddenWords('orthodontist', 'manage', 'zh')).toEqual({ role: '正畸医生', act: '成员、日志、永久删除', who: '负责人' })
})
