import { describe, expect, it } from 'vitest'
import { blank, type Editing, insert, isChanged, remove, rename, shift, toggleLine } from './editing'

const three: Editing = { ...blank([]), parts: { name: 'First visit', items: ['SNA', 'SNB', 'ANB'], lines: [] } }
const items = (editing: Editing) => editing.parts.items

describe('an own analysis in the making', () => {
  it('takes items in at a place and keeps each once', () => {
    expect(items(insert(three, ['FMA'], 1))).toEqual(['SNA', 'FMA', 'SNB', 'ANB'])
    expect(items(insert(three, ['ANB'], 0))).toEqual(['ANB', 'SNA', 'SNB'])
    expect(items(insert(three, ['SNA'], 3))).toEqual(['SNB', 'ANB', 'SNA'])
    expect(items(insert(three, ['SNA'], 1))).toEqual(['SNA', 'SNB', 'ANB'])
  })

  it('moves an item up and down, never beyond the ends', () => {
    expect(items(shift(three, 'SNB', -1))).toEqual(['SNB', 'SNA', 'ANB'])
    expect(shift(three, 'SNA', -1)).toBe(three)
    expect(shift(three, 'ANB', 1)).toBe(three)
  })

  it('gives items and lines back', () => {
    expect(items(remove(three, ['SNA', 'ANB']))).toEqual(['SNB'])
    expect(toggleLine(toggleLine(three, 'SN plane'), 'SN plane').parts.lines).toEqual([])
  })

  it('is unsaved as soon as anything differs from what was saved', () => {
    const saved = { ...three, saved: three.parts }
    const lines = ['SN plane']
    expect(isChanged(saved, lines)).toBe(false)
    expect(isChanged(rename(saved, 'Second visit'), lines)).toBe(true)
    expect(isChanged(shift(saved, 'SNB', 1), lines)).toBe(true)
    expect([lines, []].map(usual => isChanged(blank(lines), usual))).toEqual([false, true])
  })
})
