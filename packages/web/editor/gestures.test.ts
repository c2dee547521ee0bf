import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Hands } from './gestures'
import { holdStage } from './gestures'

type Part = { readonly x?: number; readonly y?: number; readonly id?: number; readonly button?: number; readonly alt?: boolean }

class Stage extends EventTarget {
  focus = vi.fn()
  setPointerCapture = vi.fn()
  setAttribute = vi.fn()
  removeAttribute = vi.fn()
  toggleAttribute = vi.fn()
  getBoundingClientRect = () => ({ left: 10, top: 20 })
}

const event = (type: string, pointerType: string, { x = 0, y = 0, id = 1, button = 0, alt = false }: Part) =>
  Object.assign(new Event(type, { cancelable: true }), {
    ...{ pointerType, pointerId: id, button, altKey: alt, clientX: x + 10, clientY: y + 20 },
  })

describe('what hands do on the stage', () => {
  let stage: Stage
  let did: (readonly [string, ...unknown[]])[]
  let stop: () => void

  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget())
    vi.stubGlobal('Element', class {})
    vi.stubGlobal('HTMLElement', class {})
    did = []
    stage = new Stage()
    const note =
      (name: string) =>
      (...given: unknown[]) =>
        void did.push([name, ...given])
    const names = ['press', 'move', 'release', 'abort', 'leave', 'pan', 'zoom', 'window', 'fit'] as const
    const hands = Object.fromEntries(names.map(name => [name, note(name)])) as unknown as Hands
    stop = holdStage(stage as unknown as HTMLElement, hands)
  })
  afterEach(() => {
    stop()
    vi.unstubAllGlobals()
  })

  const send = (type: string, pointer: string, part: Part = {}) => stage.dispatchEvent(event(type, pointer, part))
  const down = (pointer: string, part: Part = {}) => send('pointerdown', pointer, part)
  const move = (pointer: string, part: Part) => send('pointermove', pointer, part)
  const up = (pointer: string, part: Part = {}) => send('pointerup', pointer, part)
  const key = (type: 'keydown' | 'keyup') =>
    window.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { code: 'Space' }))
  const names = () => did.map(([name]) => name)

  it('the left button works with the tool, in pixels of the stage', () => {
    down('mouse', { x: 5, y: 6 })
    move('mouse', { x: 8, y: 6, alt: true })
    up('mouse', { x: 8, y: 6 })
    expect(did).toEqual([
      ['press', { x: 5, y: 6 }, 'mouse', false],
      ['move', { x: 8, y: 6 }, true, true],
      ['release', { x: 8, y: 6 }, false],
    ])
  })

  it('the right button sets window and level, space or the wheel button pan; none of them reaches the tool', () => {
    down('mouse', { button: 2 })
    move('mouse', { x: 7, y: 3 })
    up('mouse', { button: 2 })
    key('keydown')
    down('mouse')
    move('mouse', { x: 4, y: 4 })
    up('mouse')
    key('keyup')
    down('mouse', { button: 1 })
    move('mouse', { x: 2, y: 0 })
    up('mouse', { button: 1 })
    expect(did).toEqual([
      ['window', { x: 7, y: 3 }],
      ['pan', { x: 4, y: 4 }],
      ['pan', { x: 2, y: 0 }],
    ])
  })

  it('a second finger ends the gesture of the first; both move and enlarge the film', () => {
    down('touch', { id: 1 })
    down('touch', { id: 2, x: 100 })
    move('touch', { id: 2, x: 200 })
    up('touch', { id: 2 })
    up('touch', { id: 1 })
    expect(names()).toEqual(['press', 'abort', 'pan', 'zoom'])
    expect(did.at(-1)).toEqual(['zoom', { x: 100, y: 0 }, 2])
  })

  it('a single finger draws until a pen was seen; from then on fingers only move the film', () => {
    down('touch')
    up('touch')
    expect(names()).toEqual(['press', 'release'])
    down('pen', { id: 5 })
    up('pen', { id: 5 })
    did.length = 0
    down('touch', { id: 2 })
    move('touch', { id: 2, x: 30 })
    up('touch', { id: 2 })
    expect(did).toEqual([['pan', { x: 30, y: 0 }]])
  })

  it('a pointer that is lost ends the gesture', () => {
    down('mouse')
    send('pointercancel', 'mouse')
    move('mouse', { x: 3 })
    expect(names()).toEqual(['press', 'abort', 'move'])
    expect(did.at(-1)).toEqual(['move', { x: 3, y: 0 }, false, false])
  })

  it('a second press soon after a release at the same place belongs to a double click', () => {
    down('mouse', { x: 5 })
    up('mouse', { x: 5 })
    down('mouse', { x: 6 })
    expect(did.at(-1)).toEqual(['press', { x: 6, y: 0 }, 'mouse', true])
    up('mouse', { x: 6 })
    down('mouse', { x: 60 })
    expect(did.at(-1)).toEqual(['press', { x: 60, y: 0 }, 'mouse', false])
  })
})
