import { describe, expect, it } from 'vitest'
import { stageDriver } from '../testing/stage-driver'
import { angleTool } from './angle'
import { brushTool } from './brush'
import { distanceTool } from './distance'
import { tools } from './index'
import type { Field } from './tool'

const field = {} as Field
const reading = { editing: false }
const lines = (marks: readonly { readonly mark: string }[] | undefined) => marks?.filter(({ mark }) => mark === 'line')

describe('what a measuring gesture draws', () => {
  it('of a distance is its line as far as the pointer, and nothing before and after', () => {
    const s = stageDriver(distanceTool, reading)
    const drawn = () => distanceTool.draw?.(s.state(), field)
    expect(drawn()).toEqual([])
    s.press({ x: 0, y: 0 }).move(30, 40)
    expect(lines(drawn())).toEqual(
      expect.arrayContaining([expect.objectContaining({ from: { x: 0, y: 0 }, to: { x: 30, y: 40 } })]),
    )
    expect(drawn()).toHaveLength(3)
    s.release()
    expect(drawn()).toEqual([])
  })

  it('of a distance by two clicks follows the pointer between them', () => {
    const s = stageDriver(distanceTool, reading).press({ x: 0, y: 0 }).release().move(30, 40)
    expect(s.state()).toMatchObject({ at: 'open', from: { x: 0, y: 0 }, to: { x: 30, y: 40 } })
    s.press({ x: 50, y: 0 })
    expect(s.state()).toMatchObject({ at: 'pressed', from: { x: 0, y: 0 }, to: { x: 50, y: 0 } })
    expect(s.key('x').state()).toMatchObject({ at: 'pressed', to: { x: 50, y: 0 } })
    expect(s.release().effects()).toEqual([
      { do: 'sketch', sketch: { kind: 'distance', from: { x: 0, y: 0 }, to: { x: 50, y: 0 } } },
    ])
  })

  it('of an angle is one arm, then both', () => {
    const s = stageDriver(angleTool, reading)
    const drawn = () => angleTool.draw?.(s.state(), field)
    s.move(5, 5)
    expect(drawn()).toEqual([])
    s.press({ x: 10, y: 0 }).release().move(0, 20)
    expect(drawn()).toEqual([expect.objectContaining({ mark: 'line', from: { x: 10, y: 0 }, to: { x: 10, y: 20 } })])
    s.press({ x: 0, y: 0 }).release().move(0, 30)
    expect(lines(drawn())?.length).toBeGreaterThanOrEqual(2)
    expect(s.key('x').did()).toEqual([])
    s.escape()
    expect([s.did(), drawn()]).toEqual([[], []])
    expect(s.escape().did()).toEqual(['leave'])
  })

  it('of a stroke is what was drawn so far, from the second point on', () => {
    const s = stageDriver(brushTool, reading)
    const drawn = () => brushTool.draw?.(s.state(), field)
    expect(s.move(9, 9).state().points).toEqual([])
    s.press({ x: 0, y: 0 })
    expect(drawn()).toEqual([])
    // The distance of 1.5 px on the screen itself counts.
    expect(s.move(1.4, 0).state().points).toHaveLength(1)
    expect(s.move(0.1, 0).state().points).toHaveLength(2)
    expect(drawn()?.length).toBeGreaterThan(0)
    expect(s.key('x').state().points).toHaveLength(2)
    expect(s.escape().did()).toEqual([])
    expect(s.escape().did()).toEqual(['leave'])
  })
})

describe('the table of tools', () => {
  const all = Object.entries(tools)

  it('names each in both languages, says how it is used, and gives no key twice', () => {
    for (const [, { title, hint }] of all)
      for (const words of [title, hint])
        if (words) expect([words.zh, words.en].map(text => text.length > 1)).toEqual([true, true])
    const keys = all.flatMap(([, { key }]) => key ?? [])
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('knows each by its own name, with a cursor and an icon', () => {
    expect(all.map(([, { id }]) => id)).toEqual(all.map(([name]) => name))
    for (const [, { cursor, icon }] of all) expect([cursor.length > 2, icon.length > 2]).toEqual([true, true])
  })
})
