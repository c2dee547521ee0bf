import type { GreyPicture } from '../film/picture'

/**
 * Drawings of other pictures that may be submitted: other X-rays, photographs, paper. x and y run from -1 to 1 (y down), greys
 * from 0 to 1.
 */
type Shade = (x: number, y: number) => number
type Kind = (next: () => number) => Shade

export interface OtherPicture {
  readonly name: string
  readonly picture: GreyPicture
}

/** Uniform random numbers from 0 to 1 (mulberry32): the same pictures every time. */
function even(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Math.hypot takes several times as long, and this is called millions of times. */
const far = (x: number, y: number): number => Math.sqrt(x * x + y * y)
const clamp = (v: number): number => Math.min(1, Math.max(0, v))
/** 1 inside, 0 outside, softened over `edge` of the radius. */
const blob = (x: number, y: number, [cx, cy, rx, ry]: readonly [number, number, number, number], edge = 0.08): number =>
  clamp((1 - far((x - cx) / rx, (y - cy) / ry)) / edge)
/** 1 on a line of the given half width from (ax, ay) to (bx, by). */
function bone(x: number, y: number, [ax, ay, bx, by, r]: readonly [number, number, number, number, number]): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy))
  return clamp((r - far(x - ax - along * dx, y - ay - along * dy)) / (0.3 * r))
}
const ring = (x: number, y: number, at: readonly [number, number, number, number], thick: number): number =>
  blob(x, y, at) - blob(x, y, [at[0], at[1], at[2] - thick, at[3] - thick])
function sum(count: number, each: (i: number) => number): number {
  let total = 0
  for (let i = 0; i < count; i++) total += each(i)
  return total
}
const list = (count: number, next: () => number): readonly number[] => Array.from({ length: count }, next)

/** Smooth noise: a few waves in random directions. */
function clouds(next: () => number, fine: number): Shade {
  const waves = Array.from({ length: 12 }, () => ({ a: fine * (next() * 8 - 4), b: fine * (next() * 8 - 4), p: next() * 7 }))
  return (x, y) => 0.5 + 0.5 * Math.sin(waves.reduce((s, w) => s + Math.sin(w.a * x + w.b * y + w.p), 0))
}

const kinds: Readonly<Record<string, Kind>> = {
  blank: next => {
    const grey = next()
    return () => grey
  },
  noise: next => () => next(),
  clouds: next => clouds(next, 1),
  'fine clouds': next => clouds(next, 5),
  gradient: next => {
    const [a, b] = [next() - 0.5, next() - 0.5]
    return (x, y) => 0.5 + a * x + b * y
  },
  checkerboard: next => {
    const cells = 4 + 12 * next()
    return (x, y) => ((Math.floor(x * cells) + Math.floor(y * cells)) % 2 === 0 ? 0.9 : 0.1)
  },
  text: next => {
    const words = list(4000, next)
    return (x, y) => {
      const [row, column] = [Math.floor((y + 1) * 22), Math.floor((x + 1) * 60)]
      const ink = y * 22 - Math.floor(y * 22) > 0.45 && (words[(row * 61 + column) % 4000] ?? 0) > 0.35 && Math.abs(x) < 0.8
      return ink ? 0.1 : 0.95
    }
  },
  'panoramic film': next => {
    const bend = 0.3 + 0.3 * next()
    return (x, y) => {
      const v = y + bend * x * x - 0.15
      const teeth = sum(2, side => sum(16, i => blob(x, v, [(i - 7.5) / 9.5, side === 0 ? -0.17 : 0.13, 0.05, 0.15])))
      return 0.1 + 0.35 * blob(x, v, [0, 0.25, 1.05, 0.35], 0.4) + 0.3 * blob(x, v, [0, -0.35, 1, 0.25], 0.5) + 0.35 * teeth
    }
  },
  'hand film': next => {
    const spread = 0.5 + 0.3 * next()
    return (x, y) => {
      const rays = sum(5, i => {
        const angle = (i - 2) * spread * 0.45
        const tip = (r: number): readonly [number, number] => [r * Math.sin(angle), 0.45 - r * Math.cos(angle)]
        return sum(3, j => bone(x, y, [...tip(0.45 + 0.32 * j), ...tip(0.7 + 0.32 * j), 0.045]))
      })
      return 0.05 + 0.25 * blob(x, y, [0, 0.3, 0.5, 0.5], 0.4) + 0.6 * rays + 0.5 * bone(x, y, [-0.1, 0.7, -0.1, 1, 0.1])
    }
  },
  'chest film': next => {
    const tilt = 0.2 + 0.2 * next()
    return (x, y) => {
      const lungs = blob(x, y, [-0.42, 0, 0.33, 0.7], 0.3) + blob(x, y, [0.42, 0, 0.33, 0.7], 0.3)
      const ribs = sum(9, i => clamp(1 - Math.abs(y + 0.75 - 0.18 * i - tilt * Math.abs(x)) / 0.035))
      return 0.65 - 0.5 * lungs + 0.18 * ribs + 0.3 * bone(x, y, [0, -1, 0, 1, 0.1]) + 0.3 * blob(x, y, [0.15, 0.3, 0.35, 0.3])
    }
  },
  'frontal skull film': next => {
    const wide = 0.55 + 0.1 * next()
    return (x, y) => {
      const skull = ring(x, y, [0, -0.2, wide, 0.7], 0.06) + 0.4 * blob(x, y, [0, -0.2, wide, 0.7])
      const orbits = blob(x, y, [-0.24, -0.05, 0.17, 0.14]) + blob(x, y, [0.24, -0.05, 0.17, 0.14])
      return 0.08 + 0.6 * skull - 0.3 * orbits + 0.3 * blob(x, y, [0, 0.6, 0.35, 0.25]) + 0.3 * blob(x, y, [0, 0.45, 0.25, 0.05])
    }
  },
  'cervical spine film': next => {
    const bend = 0.2 + 0.3 * next()
    return (x, y) => {
      const v = x + bend * y * y - 0.1
      const bodies = sum(
        7,
        i => blob(v, y, [0, -0.78 + 0.26 * i, 0.2, 0.11], 0.2) - 0.4 * blob(v, y, [0, -0.78 + 0.26 * i, 0.15, 0.07], 0.4),
      )
      const spines = sum(7, i => bone(v, y, [-0.3, -0.76 + 0.26 * i, -0.62, -0.68 + 0.26 * i, 0.05]))
      return 0.1 + 0.3 * clamp(1.2 - 1.6 * Math.abs(v + 0.1)) + 0.45 * bodies + 0.35 * spines
    }
  },
  'oblique jaw film': next => {
    const [tilt, shift] = [0.3 + 0.2 * next(), 0.1 * next()]
    return (x, y) => {
      const v = y + tilt * x - shift
      const jaw = bone(x, v, [-0.6, 0.25, 0.75, 0.3, 0.22]) + bone(x, v, [-0.6, 0.25, -0.7, -0.85, 0.2])
      const teeth = sum(
        8,
        i => blob(x, v, [-0.3 + 0.14 * i, 0.02, 0.06, 0.2], 0.2) + blob(x, v, [-0.3 + 0.14 * i, -0.38, 0.06, 0.2], 0.2),
      )
      return (
        0.12 +
        0.2 * blob(x, y, [0, 0, 1.2, 1.1], 0.6) +
        0.3 * clamp(jaw) +
        0.4 * teeth -
        0.15 * bone(x, v, [-0.5, 0.3, 0.6, 0.36, 0.03])
      )
    }
  },
  'brain-case from the side': next => {
    const [cx, high] = [0.1 * next() - 0.05, 0.6 + 0.1 * next()]
    return (x, y) => {
      const skull = ring(x, y, [cx, -0.15, 0.8, high], 0.05) + 0.35 * blob(x, y, [cx, -0.15, 0.8, high], 0.3)
      const floor =
        bone(x, y, [0.65, 0.1, 0.1, 0.25, 0.03]) +
        bone(x, y, [0.1, 0.25, -0.1, 0.5, 0.05]) +
        blob(x, y, [-0.1, 0.42, 0.2, 0.16], 0.8)
      return (
        0.05 +
        0.6 * clamp(skull) +
        0.25 * floor +
        0.2 * sum(3, i => bone(x, y, [-0.15, 0.65 + 0.14 * i, 0.1, 0.66 + 0.14 * i, 0.05]))
      )
    }
  },
  'occlusal film': next => {
    const deep = 0.9 + 0.3 * next()
    return (x, y) => {
      const teeth = sum(12, i => {
        const angle = Math.PI * (0.04 + (0.92 * i) / 11)
        return (
          ring(x, y, [0.62 * Math.cos(angle), 0.5 - deep * Math.sin(angle), 0.12, 0.13], 0.05) +
          0.4 * blob(x, y, [0.62 * Math.cos(angle), 0.5 - deep * Math.sin(angle), 0.05, 0.06])
        )
      })
      return 0.1 + 0.3 * blob(x, y, [0, 0.3, 0.75, deep + 0.1], 0.2) + 0.5 * teeth + 0.15 * bone(x, y, [0, -0.4, 0, 0.9, 0.02])
    }
  },
  'bitewing film': next => {
    const shift = 0.2 * next()
    return (x, y) => {
      const row = (v: number) => sum(5, i => blob(x, v, [(i - 2) * 0.42 + shift, 0.35, 0.19, 0.3], 0.15))
      return 0.15 + 0.6 * row(y) + 0.6 * row(-y) + 0.15 * Math.sin(40 * x) * clamp(Math.abs(y) - 0.6)
    }
  },
  'intraoral photograph': next => {
    const gums = 0.4 + 0.1 * next()
    return (x, y) => {
      const row = (v: number) => sum(10, i => blob(x, v, [(i - 4.5) * 0.2, 0.2 - 0.02 * (i - 4.5) ** 2, 0.1, 0.2], 0.1))
      return gums - 0.35 * blob(x, y, [0, 0, 0.5, 0.06]) + 0.5 * row(y) + 0.5 * row(-y) - 0.3 * clamp(far(x, 1.6 * y) - 0.9)
    }
  },
  'face photograph': next => {
    const light = 0.3 * next()
    return (x, y) => {
      const face = blob(x, y, [0, 0.05, 0.5, 0.7])
      const eyes = blob(x, y, [-0.2, -0.1, 0.09, 0.05]) + blob(x, y, [0.2, -0.1, 0.09, 0.05])
      const hair = blob(x, y, [0, -0.5, 0.6, 0.5]) * (1 - blob(x, y, [0, 0.1, 0.45, 0.55]))
      return 0.75 - 0.2 * face + light * x * face - 0.4 * eyes - 0.55 * hair - 0.3 * blob(x, y, [0, 0.42, 0.18, 0.04])
    }
  },
  'profile photograph': next => {
    const [nose, chin] = [0.1 + 0.1 * next(), 0.05 + 0.1 * next()]
    return (x, y) => {
      const bump =
        nose * Math.exp(-(((y - 0.1) / 0.1) ** 2)) + chin * Math.exp(-(((y - 0.5) / 0.1) ** 2)) - 0.2 * clamp(y - 0.65) * 5
      const inside = clamp((0.35 + bump + 0.05 * Math.cos(3 * y) - x) / 0.03) * clamp((x + 0.7) / 0.03)
      const hair = blob(x, y, [-0.3, -0.4, 0.55, 0.55])
      return 0.85 - 0.35 * inside - 0.45 * hair - 0.3 * blob(x, y, [0.2, -0.12, 0.06, 0.03])
    }
  },
  'plaster cast': next => {
    const open = 0.5 + 0.2 * next()
    return (x, y) => {
      const arch = sum(14, i => {
        const angle = Math.PI * (0.03 + (0.94 * i) / 13)
        return blob(x, y, [0.6 * Math.cos(angle), 0.5 - open * 1.4 * Math.sin(angle), 0.1, 0.11], 0.5)
      })
      return 0.25 + 0.3 * blob(x, y, [0, 0, 0.85, 0.85], 0.1) + 0.4 * arch
    }
  },
  discs: next => {
    const all = Array.from({ length: 40 }, () => [next() * 2 - 1, next() * 2 - 1, 0.02 + next() * 0.3, next()] as const)
    return (x, y) => all.reduce((grey, [cx, cy, r, own]) => (far(x - cx, y - cy) < r ? own : grey), 0)
  },
}

// The resolution of the detector's first look: anything finer would be averaged away.
const sizes = [
  [260, 320],
  [350, 280],
  [300, 300],
] as const

/** `count` pictures that are not cephalograms: the kinds in turn, each drawn differently every time. */
export function otherPictures(count: number): readonly OtherPicture[] {
  const names = Object.keys(kinds)
  return Array.from({ length: count }, (_, i) => {
    const name = names[i % names.length] as string
    const next = even(1000 + i)
    const shade = (kinds[name] as Kind)(next)
    const [width, height] = sizes[Math.floor(i / names.length) % sizes.length] as readonly [number, number]
    const grain = 0.03 * next()
    const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [(2 * (at % width)) / width - 1, (2 * Math.floor(at / width)) / height - 1]
      return Math.round(255 * clamp(shade(x, y) + grain * (next() - 0.5)))
    })
    return { name: `${name} ${Math.floor(i / names.length) + 1}`, picture: { width, height, pixels } }
  })
}
