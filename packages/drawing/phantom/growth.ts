import type { Point } from '@sella/ceph/geometry/point'
import { smoothstep } from './jaws'
import { normal, type Random } from './random'

/**
 * The cranial vault is nearly fully grown at six; the face gains a seventh in height and a sixteenth in depth until eighteen
 * (rounded from growth-study means).
 */
export const grow = (p: Point, ageYears: number): Point => {
  const left = 1 - Math.max(0, Math.min(1, (ageYears - 6) / 12))
  const face = smoothstep(0, 60, p.y)
  const whole = 1 - 0.05 * left
  return { x: p.x * whole * (1 - 0.06 * left * face), y: p.y * whole * (p.y > 0 ? 1 - 0.12 * left * smoothstep(0, 40, p.y) : 1) }
}

/** A smooth displacement of the whole head by about a millimetre, which makes each face different. */
export const individual = (next: Random): ((p: Point) => Point) => {
  const waves = Array.from({ length: 4 }, () => ({
    direction: next() * Math.PI,
    number: (2 * Math.PI) / (100 + 120 * next()),
    phase: next() * 2 * Math.PI,
    x: 0.45 * normal(next),
    y: 0.45 * normal(next),
  }))
  return p => {
    let { x, y } = p
    for (const wave of waves) {
      const s = Math.sin(wave.number * (p.x * Math.cos(wave.direction) + p.y * Math.sin(wave.direction)) + wave.phase)
      x += wave.x * s
      y += wave.y * s
    }
    return { x, y }
  }
}
