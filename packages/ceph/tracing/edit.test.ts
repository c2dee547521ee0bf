import { describe, expect, it } from 'vitest'
import { apply } from './edit'
import type { Tracing } from './tracing'

const tracing: Tracing = {
  points: {
    S: { x: 100, y: 100, origin: 'detected', confidence: 0.9, errorPx: 5 },
    U1IncisalTip: { x: 300, y: 400, origin: 'detected', confidence: 0.8, errorPx: 6 },
    U1RootTip: { x: 280, y: 340, origin: 'estimated' },
  },
  ruler: {
    ends: [
      { x: 0, y: 0 },
      { x: 0, y: 100 },
    ],
    mm: 10,
  },
  fileScale: { mmPerPixel: 0.1, provenance: 'dicom' },
}

describe('editing a tracing', () => {
  it('makes a dragged point manual and forgets what the detector said of it', () => {
    expect(apply(tracing, { edit: 'move', name: 'S', to: { x: 101, y: 99 } }).points.S).toEqual({
      x: 101,
      y: 99,
      origin: 'manual',
    })
  })

  it('makes a found point that nobody can see an estimate that keeps its expected error, and leaves a manual one alone', () => {
    const unseen = apply(tracing, { edit: 'declareUnseen', name: 'S' })
    expect(unseen.points.S).toEqual({ x: 100, y: 100, origin: 'estimated', errorPx: 5, covered: true })
    expect(apply(unseen, { edit: 'declareUnseen', name: 'S' })).toBe(unseen)
    const placed = apply(tracing, { edit: 'move', name: 'S', to: { x: 1, y: 2 } })
    expect(apply(placed, { edit: 'declareUnseen', name: 'S' })).toBe(placed)
    expect(apply(tracing, { edit: 'declareUnseen', name: 'Na' })).toBe(tracing)
  })

  it('places a point that was not there', () => {
    expect(apply(tracing, { edit: 'move', name: 'Na', to: { x: 1, y: 2 } }).points.Na).toEqual({ x: 1, y: 2, origin: 'manual' })
  })

  it('confirms a detected point that is put down where it was', () => {
    expect(apply(tracing, { edit: 'move', name: 'S', to: { x: 100, y: 100 } }).points.S?.origin).toBe('manual')
  })

  it('keeps the definition of a porion confirmed in place, and drops it once the hand moved it', () => {
    const detected: Tracing = {
      ...tracing,
      points: { Po: { x: 10, y: 20, origin: 'detected', errorPx: 10, definition: 'machine' } },
    }
    const confirmed = apply(detected, { edit: 'move', name: 'Po', to: { x: 10, y: 20 } })
    expect(confirmed.points.Po).toEqual({ x: 10, y: 20, origin: 'manual', definition: 'machine' })
    expect(apply(confirmed, { edit: 'move', name: 'Po', to: { x: 10, y: 20 } })).toBe(confirmed)
    const moved = apply(confirmed, { edit: 'move', name: 'Po', to: { x: 11, y: 20 } })
    expect(moved.points.Po).toEqual({ x: 11, y: 20, origin: 'manual' })
  })

  it('states by which definition a porion was placed by hand, until it is taken back or the point moved', () => {
    const byHand = apply(tracing, { edit: 'move', name: 'Po', to: { x: 10, y: 20 } })
    const stated = apply(byHand, { edit: 'definePorion', definition: 'machine' })
    expect(stated.points.Po).toEqual({ x: 10, y: 20, origin: 'manual', definition: 'machine' })
    expect(apply(stated, { edit: 'definePorion', definition: 'machine' })).toBe(stated)
    expect(apply(stated, { edit: 'definePorion', definition: 'anatomic' }).points.Po?.definition).toBe('anatomic')
    expect(apply(stated, { edit: 'definePorion', definition: null })).toEqual(byHand)
    expect(apply(stated, { edit: 'move', name: 'Po', to: { x: 10, y: 21 } }).points.Po).not.toHaveProperty('definition')
  })

  it('leaves the definition of a detected porion to the detector, and a porion that is not placed without one', () => {
    const detected: Tracing = { ...tracing, points: { Po: { x: 10, y: 20, origin: 'detected', definition: 'machine' } } }
    expect(apply(detected, { edit: 'definePorion', definition: 'anatomic' })).toBe(detected)
    expect(apply(tracing, { edit: 'definePorion', definition: 'anatomic' })).toBe(tracing)
  })

  it('gives the same tracing back when nothing changes', () => {
    const manual = apply(tracing, { edit: 'move', name: 'S', to: { x: 5, y: 5 } })
    expect(apply(manual, { edit: 'move', name: 'S', to: { x: 5, y: 5 } })).toBe(manual)
    expect(apply(tracing, { edit: 'clear', name: 'Na' })).toBe(tracing)
    expect(apply(tracing, { edit: 'move', name: 'S', to: { x: Number.NaN, y: 0 } })).toBe(tracing)
    expect(apply(tracing, { edit: 'moveTooth', tooth: 'U6', move: { kind: 'translate', by: { x: 3, y: 3 } } })).toBe(tracing)
  })

  it('places no tooth handle, which only moves its tooth', () => {
    expect(apply(tracing, { edit: 'move', name: 'U1', to: { x: 1, y: 1 } })).toBe(tracing)
  })

  it('clears one point and leaves the others', () => {
    expect(Object.keys(apply(tracing, { edit: 'clear', name: 'S' }).points)).toEqual(['U1IncisalTip', 'U1RootTip'])
  })

  it('moves both ends of a tooth and makes them manual', () => {
    const { points } = apply(tracing, { edit: 'moveTooth', tooth: 'U1', move: { kind: 'translate', by: { x: 10, y: -5 } } })
    expect(points.U1IncisalTip).toEqual({ x: 310, y: 395, origin: 'manual' })
    expect(points.U1RootTip).toEqual({ x: 290, y: 335, origin: 'manual' })
    expect(points.S).toBe(tracing.points.S)
  })

  it('keeps the scale when auto point setting replaces every point', () => {
    const after = apply(tracing, { edit: 'replaceAll', points: { A: { x: 1, y: 1, origin: 'detected' } } })
    expect(after.points).toEqual({ A: { x: 1, y: 1, origin: 'detected' } })
    expect(after.ruler).toBe(tracing.ruler)
    expect(after.fileScale).toBe(tracing.fileScale)
  })

  it('refuses a ruler outside 1 to 100 mm or without length, and takes one away', () => {
    const ends = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ] as const
    expect(apply(tracing, { edit: 'setRuler', ruler: { ends, mm: 0.5 } })).toBe(tracing)
    expect(apply(tracing, { edit: 'setRuler', ruler: { ends, mm: 101 } })).toBe(tracing)
    expect(apply(tracing, { edit: 'setRuler', ruler: { ends: [ends[0], ends[0]], mm: 25 } })).toBe(tracing)
    expect(apply(tracing, { edit: 'setRuler', ruler: { ends, mm: 25 } }).ruler).toEqual({ ends, mm: 25 })
    expect(apply(tracing, { edit: 'setRuler', ruler: null }).ruler).toBeNull()
  })
})

describe('editing outlines', () => {
  const fitted: Tracing = {
    ...tracing,
    outline: { UI4: { x: 290, y: 380, origin: 'fitted' }, SE4: { x: 90, y: 110, origin: 'fitted' } },
  }

  it('pulls a point of an outline, and no landmark', () => {
    const pulled = apply(fitted, { edit: 'pullOutline', name: 'SE4', to: { x: 92, y: 111 } })
    expect(pulled.outline?.SE4).toEqual({ x: 92, y: 111, origin: 'manual' })
    expect(pulled.points).toBe(fitted.points)
    expect(apply(fitted, { edit: 'pullOutline', name: 'S', to: { x: 1, y: 1 } })).toBe(fitted)
    expect(apply(fitted, { edit: 'pullOutline', name: 'SE4', to: { x: Number.NaN, y: 1 } })).toBe(fitted)
    expect(apply(fitted, { edit: 'pullOutline', name: 'SE4', to: { x: 90, y: 110 } })).toBe(fitted)
  })

  it('lets an outline go back to its template, once', () => {
    const released = apply(fitted, { edit: 'releaseOutline', outline: 'sella_turcica' })
    expect(Object.keys(released.outline ?? {})).toEqual(['UI4'])
    expect(apply(released, { edit: 'releaseOutline', outline: 'sella_turcica' })).toBe(released)
    expect(apply(released, { edit: 'releaseOutline', outline: 'upper_incisor' })).not.toHaveProperty('outline')
  })

  it('a tooth moved by hand leaves what was fitted about its old place; other outlines stay', () => {
    const moved = apply(fitted, { edit: 'move', name: 'U1IncisalTip', to: { x: 310, y: 400 } })
    expect(Object.keys(moved.outline ?? {})).toEqual(['SE4'])
    const confirmed = apply(fitted, { edit: 'move', name: 'U1IncisalTip', to: { x: 300, y: 400 } })
    expect(confirmed.outline).toBe(fitted.outline)
  })

  it('are replaced with the points', () => {
    const points = { S: { x: 1, y: 2, origin: 'detected' } } as const
    expect(apply(fitted, { edit: 'replaceAll', points })).not.toHaveProperty('outline')
    const outline = { ML4: { x: 5, y: 6, origin: 'fitted' }, ML5: { x: Number.NaN, y: 6, origin: 'fitted' } } as const
    expect(Object.keys(apply(fitted, { edit: 'replaceAll', points, outline }).outline ?? {})).toEqual(['ML4'])
  })
})
