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
})
