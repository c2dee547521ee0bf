import { describe, expect, it } from 'vitest'
import { emptyTracing, type Tracing } from '../tracing/tracing'
import { changeRows } from './change'
import { displacedOf, hasMoved } from './displaced'
import { inTime } from './in-time'
import { type LayingBy, overlay, overlayFilm } from './overlay'

const manual = (x: number, y: number) => ({ x, y, origin: 'manual' }) as const
const points: Tracing['points'] = { S: manual(100, 200), Na: manual(800, 200), A: manual(750, 700) }
const fileScale = { mmPerPixel: 0.1, provenance: 'dicom' } as const
const film = (id: string, over: Tracing['points'] = {}) =>
  overlayFilm(id, { ...emptyTracing, points: { ...points, ...over }, fileScale }, null)

const days: Readonly<Record<string, string>> = { old: '2020-01-01T09:00', middle: '2022-01-01', new: '2024-01-01' }
const dayOf = (id: string) => days[id] ?? ''
const old = film('old')
const middle = film('middle', { A: manual(770, 700) })
const fresh = film('new', { A: manual(780, 740) })
const table = (films: readonly ReturnType<typeof film>[], by: LayingBy = {}, doubted: readonly string[] = []) =>
  displacedOf([overlay(films, 'sn', by)], { doubted: new Set(doubted) }, dayOf)
const only = (rows: ReturnType<typeof table>) => {
  const [row] = rows
  if (rows.length !== 1 || !row) throw new Error('one landmark is on both films')
  return row
}

describe('the table of what moved', () => {
  it('goes from the earliest record to the latest, forward and down in mm', () => {
    const row = only(table([old, middle, fresh]))
    expect(row.films.map(({ id }) => id)).toEqual(['old', 'new'])
    expect([row.landmark, row.method]).toEqual(['A', 'sn'])
    expect([row.forwardMm, row.downMm, row.distanceMm]).toEqual([
      expect.closeTo(3, 9),
      expect.closeTo(4, 9),
      expect.closeTo(5, 9),
    ])
  })

  it('runs in time whichever record is the reference and in whichever order they lie', () => {
    for (const films of [
      [fresh, old],
      [middle, fresh, old],
      [middle, old, fresh],
    ]) {
      const row = only(table(films))
      expect(row.films.map(({ id }) => id)).toEqual(['old', 'new'])
      expect([row.forwardMm, row.downMm]).toEqual([expect.closeTo(3, 6), expect.closeTo(4, 6)])
    }
  })

  it('holds the doctor’s correction: of the later record forward, of the earlier one back, and says whose', () => {
    const nudge = { x: 1, y: -2, turn: 0 }
    const later = only(table([old, fresh], { nudges: { new: nudge } }))
    expect([later.forwardMm, later.downMm, later.nudge]).toEqual([expect.closeTo(4, 9), expect.closeTo(2, 9), nudge])
    const earlier = only(table([fresh, old], { nudges: { old: nudge } }))
    expect([earlier.forwardMm, earlier.downMm, earlier.nudge]).toEqual([expect.closeTo(2, 6), expect.closeTo(6, 6), nudge])
    const other = { x: 5, y: 5, turn: 0 }
    expect(only(table([middle, old, fresh], { nudges: { old: other, new: nudge } })).nudge).toEqual(nudge)
    expect(only(table([old, fresh])).nudge).toBeUndefined()
  })

  it('withholds what rests on a doubted scale of either record, and of no other', () => {
    const doubted = (...ids: readonly string[]) => only(table([old, middle, fresh], {}, ids)).doubted
    expect([doubted('old'), doubted('new'), doubted('middle'), doubted()]).toEqual([true, true, false, false])
  })

  it('says where a landmark could not be seen on one of the two', () => {
    const estimated = { A: { ...manual(780, 740), origin: 'estimated' as const } }
    expect(only(table([old, film('new', estimated)])).guessed).toBe(true)
    expect(only(table([film('old', estimated), fresh])).guessed).toBe(true)
    expect(only(table([old, film('middle', estimated), fresh])).guessed).toBe(false)
  })

  it('is empty with one record, or where no other can be laid on it', () => {
    expect(table([old])).toEqual([])
    const { Na: _, ...withoutNa } = points
    const blind = overlayFilm('new', { ...emptyTracing, points: withoutNa, fileScale }, null)
    expect(table([old, blind])).toEqual([])
    expect(only(table([old, middle, blind])).films.map(({ id }) => id)).toEqual(['old', 'middle'])
  })

  it('leaves out what cannot be registered between the two, though each can on the reference', () => {
    const more = { Ba: manual(50, 700), Po: manual(30, 500) }
    const fit = (over: Tracing['points']) =>
      table([film('middle', more), film('old', { Ba: more.Ba }), film('new', over)], { hold: 'fit' })
    expect(fit({ Po: more.Po, Ba: more.Ba })).toHaveLength(1)
    // Of the best fit's landmarks the two have S and Na in common, and three are needed.
    expect(table([film('middle', more), film('old', { Ba: more.Ba }), film('new', { Po: more.Po })], { hold: 'fit' })).toEqual([])
  })

  it('counts the error of the landmark that holds the records, though it is not on their line', () => {
    const jaw = { Go: manual(300, 900), Gn: manual(700, 900), L1IncisalTip: manual(700, 600) }
    // A tenth of a millimetre each way: 0.1 mm a pixel, the error of a plane.
    const Me = { ...manual(650, 950), errorPx: Math.SQRT2 }
    const floorOf = (hold: 'point' | 'menton') => {
      const films = ['old', 'new'].map(id => film(id, { ...jaw, Me }))
      return displacedOf([overlay(films, 'mp', { hold })], { doubted: new Set() }, dayOf).map(({ floorMm }) => floorMm)
    }
    const floor = 1.96 * Math.hypot(0.1, 0.1)
    expect(floorOf('menton')).toMatchObject([{ forward: expect.closeTo(floor, 6), down: expect.closeTo(floor, 6) }])
    expect(floorOf('point')).toEqual([{ forward: 0, down: 0, total: 0 }])
  })

  it('calls moved what goes beyond the floor of the errors, and not what reaches it', () => {
    const floorMm = { forward: 1, down: 1, total: 2 }
    const row = { landmark: 'A', forwardMm: 0, downMm: 0, floorMm } as const
    expect([2, 2.001].map(distanceMm => hasMoved({ ...row, distanceMm }))).toEqual([false, true])
  })
})

it('things of a day stay in the order given, whatever their hour', () => {
  const things = [
    { id: 'c', at: '2024-02-01T08:00' },
    { id: 'b', at: '2024-01-01T17:00' },
    { id: 'a', at: '2024-01-01T08:00' },
  ]
  expect(inTime(things, ({ at }) => at).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  expect(things[0]?.id).toBe('c')
})

it('the landmarks reported are those of clinical/superimposition.md: the profile by the cranial base, the teeth by their jaw', () => {
  const by = (name: 'sn' | 'pp' | 'mp') => changeRows.filter(row => row.registration === name).map(row => row.landmark)
  expect([by('sn'), by('pp'), by('mp')]).toEqual([
    ['A', 'B', 'Pog', 'UpperLip', 'LowerLip', 'SoftTissuePog'],
    ['U1IncisalTip', 'U1RootTip', 'U6Mesial'],
    ['L1IncisalTip', 'L1RootTip', 'L6Mesial'],
  ])
})
