import { describe, expect, test } from 'vitest'
import { passwordFault, passwordStrength } from './password-strength'

describe('a new password', () => {
  test('that everybody tries first is refused', () => {
    for (const password of [
      ...[
        '12345678',
        '123456789',
        '87654321',
        '11111111',
        'password',
        'Password1',
        'P@ssword'.replace('@', 'a'),
        'password123!',
        'qwertyui',
      ],
      ...[
        '1qaz2wsx',
        'abc12345',
        'a1234567',
        'woaini1314',
        'qq123456',
        'admin888',
        '52015201',
        'abcabcabc',
        'asdfghjkl',
        '20120318',
      ],
      ...['13800138000', 'iloveyou', 'sella2026', 'sella-demo', 'Welcome2026'],
    ])
      expect(passwordFault(password), password).toBe('PASSWORD_COMMON')
    expect(passwordFault('li.doctor1', ['li.doctor'])).toBe('PASSWORD_COMMON')
    expect(passwordFault('short')).toBe('PASSWORD_TOO_SHORT')
  })

  test('of a few words, of mixed characters or of Chinese is taken', () => {
    for (const password of [
      'correct horse',
      'another horse',
      'a long enough password',
      'k7#mQ2vx',
      '正畸医生喜欢喝茶',
      'another word',
    ])
      expect(passwordFault(password), password).toBe(null)
    expect(passwordFault('li.doctor likes tea', ['li.doctor'])).toBe(null)
  })

  test('is the stronger the longer and the more mixed', () => {
    const strengths = ['12345678', 'mbtrkfwo', 'mbtrkfwo7X', 'correct horse battery 7'].map(password =>
      passwordStrength(password),
    )
    expect(strengths).toEqual([0, 1, 2, 3])
  })
})
