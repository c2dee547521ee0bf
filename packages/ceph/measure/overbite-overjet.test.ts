import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenly } from '../testing/evenly'
import { biteGrade, overjetGrade } from './overbite-overjet'

const mm = evenly(-40, 40)

describe('the vertical grade of the bite', () => {
  it.each([
    [-0.01, 2, 'open_bite_1'],
    [-3, 2, 'open_bite_1'],
    [-3.01, 2, 'open_bite_2'],
    [-5, -4, 'open_bite_2'],
    [-5.01, 2, 'open_bite_3'],
    [2, -0.01, 'reversed'],
    [0, 0, 'normal'],
    [3, 2, 'normal'],
    [3.01, 2, 'deep_1'],
    [4.5, 2, 'deep_1'],
    [6, 2, 'deep_2'],
    [6.01, 2, 'deep_3'],
    [30, 2, 'deep_3'],
  ])('of overbite %f and overjet %f mm is %s', (overbite, overjet, key) => {
    expect(biteGrade(overbite, overjet)?.key).toBe(key)
  })

  it('goes by the measured crown where there is one', () => {
    expect(biteGrade(4, 2, 12)?.key).toBe('normal')
    expect(biteGrade(4, 2, 7)?.key).toBe('deep_2')
    expect(biteGrade(4, 2, 0)).toBeNull()
  })

  it('needs no overjet to see an open bite, but does to call an overbite normal', () => {
    expect(biteGrade(-2, null)?.key).toBe('open_bite_1')
    expect(biteGrade(2, null)).toBeNull()
  })
})

describe('the sagittal grade', () => {
  it.each([
    [-0.01, 'reversed'],
    [0, 'edge'],
    [0.49, 'edge'],
    [0.5, 'normal'],
    [3, 'normal'],
    [3.01, 'deep_1'],
    [5, 'deep_1'],
    [8, 'deep_2'],
    [8.01, 'deep_3'],
  ])('of overjet %f mm is %s', (overjet, key) => {
    expect(overjetGrade(overjet)?.key).toBe(key)
  })
})

it('no bite falls between two grades', () => {
  fc.assert(
    fc.property(mm, mm, (overbite, overjet) => {
      expect(biteGrade(overbite, overjet)).not.toBeNull()
      expect(overjetGrade(overjet)).not.toBeNull()
    }),
  )
  expect(overjetGrade(Number.NaN)).toBeNull()
  expect(biteGrade(Number.NaN, 1)).toBeNull()
})

describe('a grade', () => {
  it('is that of the value as it is judged, rounded to 2 decimals', () => {
    expect(overjetGrade(-0.004)?.key).toBe('edge')
    expect(overjetGrade(3.004)?.key).toBe('normal')
    expect(overjetGrade(3.006)?.key).toBe('deep_1')
    expect(biteGrade(-0.004, 2)?.key).toBe('normal')
    expect(biteGrade(2, -0.004)?.key).toBe('normal')
    expect(biteGrade(-3.004, 2)?.key).toBe('open_bite_1')
  })
})
