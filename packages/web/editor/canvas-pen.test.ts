import { drawMark } from '@sella/drawing/scene/marks/index'
import type { Mark } from '@sella/drawing/scene/scene'
import { expect, test } from 'vitest'
import { canvasPen } from './canvas-pen'

/** A context that records what is painted and in which style; text is ten units wide per letter, twice that in semi-bold. */
const noting = () => {
  const notes: string[] = []
  let [path, dash]: [string[], readonly number[]] = [[], []]
  const state = { fillStyle: '', strokeStyle: '', lineWidth: 0, lineCap: '', lineJoin: '', globalAlpha: 1, font: '' }
  const stroke = () => [state.strokeStyle, state.lineWidth, state.lineCap, dash.join('-') || 'whole', state.globalAlpha].join(' ')
  const context = {
    ...state,
    setLineDash: (next: readonly number[]) => {
      dash = next
    },
    beginPath: () => {
      path = []
    },
    moveTo: (x: number, y: number) => void path.push(`M${x},${y}`),
    lineTo: (x: number, y: number) => void path.push(`L${x},${y}`),
    closePath: () => void path.push('Z'),
    arc: (x: number, y: number, r: number) => void path.push(`O${x},${y},${r}`),
    roundRect: (x: number, y: number, w: number, h: number, r: number) => void path.push(`R${x},${y},${w},${h},${r}`),
    fill: () => void notes.push(`fill ${state.fillStyle} ${path.join('')}`),
    stroke: () => void notes.push(`stroke ${stroke()} ${path.join('')}`),
    fillText: (text: string, x: number, y: number) => void notes.push(`write ${state.fillStyle} ${text}@${x},${y}`),
    strokeText: (text: string, x: number, y: number) => void notes.push(`halo ${stroke()} ${text}@${x},${y}`),
    measureText: (text: string) => ({ width: text.length * (state.font.startsWith('600') ? 20 : 10) }),
  }
  const watched = new Proxy(context, {
    set: (_, key, value) => Reflect.set(state, key, value),
    get: (all, key) => (Reflect.has(state, key) ? Reflect.get(state, key) : Reflect.get(all, key)),
  })
  return { notes, context: watched as unknown as CanvasRenderingContext2D }
}

const drawn = (mark: Mark, pixel = 2): readonly string[] => {
  const { notes, context } = noting()
  drawMark(mark, pixel, canvasPen(context, 'Plex'))
  return notes
}

const a = { x: 1, y: 2 }
const b = { x: 5, y: 6 }

test('widths and dashes are as many screen pixels as the mark says, a faint stroke is faint', () => {
  const line: Mark = { mark: 'line', from: a, to: b, stroke: { colour: 'red', width: 1.5, dash: [4, 3], opacity: 0.6 } }
  expect(drawn(line)).toEqual(['stroke red 3 butt 8-6 0.6 M1,2L5,6'])
})

test('a stroke after a faint dashed one is whole and full', () => {
  const { notes, context } = noting()
  const pen = canvasPen(context, 'Plex')
  const stroke = { colour: 'red', width: 1 }
  drawMark({ mark: 'line', from: a, to: b, stroke: { ...stroke, dash: [1, 1], opacity: 0.2 } }, 1, pen)
  drawMark({ mark: 'line', from: a, to: b, stroke }, 1, pen)
  drawMark({ mark: 'dot', at: a, radius: 3, fill: 'blue' }, 1, pen)
  expect(notes.slice(1)).toEqual(['stroke red 1 butt whole 1 M1,2L5,6', 'fill blue O1,2,3'])
})

test('what has neither fill nor stroke leaves nothing: a ring is not filled, a tinted band has no edge', () => {
  const ring: Mark = { mark: 'dot', at: a, radius: 9, fill: 'none', stroke: { colour: 'red', width: 1 } }
  expect(drawn(ring)).toEqual(['stroke red 2 butt whole 1 O1,2,18'])
  const clear = { colour: 'none', width: 0 }
  const band: Mark = { mark: 'curve', points: [a, b], closed: true, stroke: clear, fill: 'green' }
  expect(drawn(band)).toEqual(['fill green M1,2L5,6Z'])
})

test('a label stands on its ground at its place, each part in its colour after the part before it', () => {
  const runs = [
    { text: 'SNA', colour: 'grey' },
    { text: '82', colour: 'red', weight: 600 as const },
  ]
  const label: Mark = { mark: 'label', at: { x: 100, y: 50 }, runs, size: 10, align: 'start' }
  expect(drawn(label, 1)).toEqual(['write grey SNA@100,53.5', 'write red 82@130,53.5'])
  expect(drawn({ ...label, align: 'end' }, 1)).toEqual(['write grey SNA@30,53.5', 'write red 82@60,53.5'])
  expect(drawn({ ...label, align: 'middle' }, 1)[0]).toBe('write grey SNA@65,53.5')
  const box = { fill: 'black', padX: 6, padY: 3, radius: 2 }
  expect(drawn({ ...label, box }, 1)[0]).toMatch(/^fill black R94,42,/)
})

test('a halo lies under all letters of the line, not over the one before', () => {
  const runs = [
    { text: 'A', colour: 'white' },
    { text: 'B', colour: 'white' },
  ]
  const label: Mark = { mark: 'label', at: a, runs, size: 10, align: 'start', halo: 'black' }
  const kinds = drawn(label, 1).map(note => note.split(' ').slice(0, 2).join(' '))
  expect(kinds).toEqual(['halo black', 'write black', 'halo black', 'write black', 'write white', 'write white'])
})
