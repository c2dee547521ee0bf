import { describe, expect, it } from 'vitest'
import { stageDriver } from '../testing/stage-driver'
import { pickPoint } from './pick-point'

const points = { S: { x: 0, y: 0 }, Na: { x: 200, y: 0 } }
const open = () => stageDriver(pickPoint, { editing: false, points })

describe('choosing landmarks on the film', () => {
  it('takes the landmark that is pressed and changes nothing else', () => {
    const s = open().press({ x: 198, y: 3 }).release()
    expect(s.state().taken).toEqual({ name: 'Na' })
    expect(s.did()).toEqual([])
  })

  it('takes the same landmark again, as another choice', () => {
    const s = open().press({ x: 0, y: 0 }).release()
    const first = s.state().taken
    s.press({ x: 0, y: 0 }).release()
    expect(s.state().taken).toEqual(first)
    expect(s.state().taken).not.toBe(first)
  })

  it('moves the film by its bare ground', () => {
    expect(open().press({ x: 100, y: 100 }).move(10, -10).release().effects()).toEqual([{ do: 'pan', by: { x: 10, y: -10 } }])
  })

  it('leaves by Escape', () => {
    expect(open().escape().did()).toEqual(['leave'])
  })

  it('takes no landmark of a tooth’s handle', () => {
    const s = stageDriver(pickPoint, { editing: false, drawn: { U1: { x: 50, y: 50 } } }).press({ x: 50, y: 50 })
    expect(s.state().taken).toBeNull()
  })

  it('keeps what was chosen while the film is moved', () => {
    const chosen = { chosen: ['S'], taken: { name: 'S' }, panning: null } as const
    const s = stageDriver({ ...pickPoint, idle: chosen }, { editing: false, points })
    s.press({ x: 100, y: 100 }).move(4, 4).move(6, 6)
    expect(s.state()).toEqual({ ...chosen, panning: { x: 110, y: 110 } })
    expect(s.release().state()).toEqual(chosen)
    expect(s.move(8, 8).did()).toEqual(['pan', 'pan'])
  })

  it('stops moving the film on Escape, and is left by the next', () => {
    const s = open().press({ x: 100, y: 100 }).escape().move(5, 5)
    expect(s.did()).toEqual([])
    expect(s.escape().did()).toEqual(['leave'])
  })

  it('numbers the chosen landmarks where they lie, one of two places with both', () => {
    const field = { editing: false, tracing: open().tracing(), points, view: { zoom: 2, x: 0, y: 0, turn: 0 }, selected: null }
    const drawn = pickPoint.draw?.({ ...pickPoint.idle, chosen: ['Na', '', 'S', 'Na', 'Me'] }, { ...field, guided: null })
    expect(drawn?.map(({ mark }) => mark)).toEqual(['dot', 'label', 'dot', 'label'])
    expect(drawn?.[0]).toEqual({ mark: 'dot', at: points.Na, radius: 8, fill: 'none', stroke: { colour: '#3cc4b4', width: 1.6 } })
    expect(drawn?.[1]).toEqual({
      ...{ mark: 'label', at: { x: 206.5, y: -5.5 }, size: 11, align: 'start' },
      runs: [{ text: '1·4', colour: '#08090b', weight: 600 }],
      box: { fill: '#3cc4b4', padX: 4, padY: 2, radius: 7 },
    })
    expect(drawn?.[3]).toMatchObject({ runs: [{ text: '3' }] })
  })
})
