import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import { differences, firstSides, merged } from './differences'

const tracing = (points: Readonly<Record<string, number>>): Tracing => ({
  ...emptyTracing,
  points: Object.fromEntries(Object.entries(points).map(([name, x]) => [name, { x, y: 0, origin: 'manual' as const }])),
})
const base = tracing({ S: 0, Na: 10, A: 20 })
const mine = tracing({ S: 1, Na: 10, A: 22 })
const theirs = tracing({ S: 0, Na: 15, A: 25, B: 5 })

describe('two windows that edited the same film', () => {
  it('differ where their points do', () => {
    expect(differences(mine, theirs).map(d => d.name)).toEqual(['S', 'Na', 'A', 'B'])
  })

  it.each([{ x: 1 }, { y: 1 }, { origin: 'detected' }, { definition: 'machine' }] as const)(
    'differ in a point of which one part alone is another: %j',
    part => {
      const point = { x: 0, y: 0, origin: 'manual' as const }
      const [own, other] = [point, { ...point, ...part }].map(S => ({ ...emptyTracing, points: { S } })) as [Tracing, Tracing]
      expect(differences(own, other)).toEqual([{ name: 'S', mine: own.points.S, theirs: other.points.S }])
      expect(differences(other, own)).toHaveLength(1)
      expect(differences(own, own)).toEqual([])
    },
  )

  it('offer the ruler of the side that alone changed it, theirs where both did', () => {
    const ruled = (mm: number): Tracing => ({ ...base, ruler: { ends: [base.points.S, base.points.Na] as never, mm } })
    const offered = (own: Tracing, other: Tracing) => firstSides(differences(own, other), ruled(10), other)
    expect(offered(ruled(20), ruled(10))).toEqual({ ruler: 'mine' })
    expect(offered(ruled(10), ruled(30))).toEqual({ ruler: 'theirs' })
    expect(offered(ruled(20), ruled(30))).toEqual({ ruler: 'theirs' })
  })

  it('offer the side that alone changed a point, and mine where both did', () => {
    expect(firstSides(differences(mine, theirs), base, theirs)).toEqual({ S: 'mine', Na: 'theirs', A: 'mine', B: 'theirs' })
  })

  it('differ where porion follows another definition only, and the one that was chosen is kept', () => {
    const porion = (definition?: 'anatomic' | 'machine'): Tracing => ({
      ...emptyTracing,
      points: { Po: { x: 1, y: 2, origin: 'manual', ...(definition && { definition }) } },
    })
    const [own, other] = [porion('machine'), porion()]
    expect(differences(own, other).map(d => d.name)).toEqual(['Po'])
    expect(firstSides(differences(own, other), other, other)).toEqual({ Po: 'mine' })
    expect(merged(own, other, { Po: 'mine' }).points.Po?.definition).toBe('machine')
    expect(differences(own, porion('machine'))).toEqual([])
  })

  it('are joined by the choice for each point, and nothing else changes', () => {
    const both = merged(mine, theirs, { S: 'mine', Na: 'theirs', A: 'theirs', B: 'mine' })
    expect(both.points).toEqual(tracing({ S: 1, Na: 15, A: 25 }).points)
  })

  it('keep the outlines of the side that was chosen, or none', () => {
    const outlined: Tracing = { ...mine, outline: { SE4: { x: 1, y: 2, origin: 'manual' } } }
    expect(differences(outlined, mine).map(d => d.name)).toEqual(['outline'])
    expect(firstSides(differences(outlined, mine), mine, mine)).toEqual({ outline: 'mine' })
    expect(merged(outlined, mine, { outline: 'mine' }).outline).toEqual(outlined.outline)
    expect(merged(mine, outlined, { outline: 'mine' })).not.toHaveProperty('outline')
    expect(merged(mine, outlined, { outline: 'theirs' }).outline).toEqual(outlined.outline)
  })

  it('keep the ruler of the side that was chosen', () => {
    const ruler = {
      ends: [
        { x: 0, y: 0 },
        { x: 0, y: 100 },
      ] as const,
      mm: 10,
    }
    const withRuler = { ...mine, ruler }
    expect(differences(withRuler, theirs).at(-1)?.name).toBe('ruler')
    expect(merged(withRuler, theirs, { ruler: 'mine' }).ruler).toEqual(ruler)
    expect(merged(withRuler, theirs, { ruler: 'theirs' }).ruler).toBeNull()
  })
})
