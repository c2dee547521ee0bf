import { describe, expect, it } from 'vitest'
import { guard } from './guard'

const publicPaths = ['/home', '/tutorial', '/about', '/login']

describe('the route guard', () => {
  it('shows a visitor the four public pages and nothing else', () => {
    expect(publicPaths.map(path => guard(path, false))).toEqual([null, null, null, null])
    expect(
      ['/', '/patients', '/user', '/confirm', '/patientImage', '/studioDigitization', '/nowhere'].map(path => guard(path, false)),
    ).toEqual(Array(7).fill('/home'))
  })

  it('leads a signed-in doctor from the root and the public pages to her patients', () => {
    expect(['/', ...publicPaths].map(path => guard(path, true))).toEqual(Array(5).fill('/patients'))
  })

  it('lets a signed-in doctor stay where she is', () => {
    expect(['/patients', '/user', '/confirm', '/patientImage', '/studioDigitization'].map(path => guard(path, true))).toEqual(
      Array(5).fill(null),
    )
  })
})
