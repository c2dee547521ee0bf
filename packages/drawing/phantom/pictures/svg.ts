import type { Point } from '@sella/ceph/geometry/point'

const short = (v: number): string => (Math.round(v * 10) / 10).toString()

/** Path data of a polyline, optionally closed. */
export const trail = (points: readonly Point[], closed = false): string =>
  `M${points.map(p => `${short(p.x)} ${short(p.y)}`).join('L')}${closed ? 'Z' : ''}`

/** A path element. */
export const path = (d: string, fill: string, rest = ''): string => `<path d="${d}" fill="${fill}" ${rest}/>`

export const ellipse = (c: Point, rx: number, ry: number, look: string): string =>
  `<ellipse cx="${short(c.x)}" cy="${short(c.y)}" rx="${short(rx)}" ry="${short(ry)}" ${look}/>`

/** A vertical gradient definition. */
export const gradient = (id: string, top: string, bottom: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`

/** A picture of the given size, with `defs` before `body`. */
export const picture = (width: number, height: number, defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`

export const shades = {
  wall: ['#8b9aa3', '#6d7c86'],
  skin: ['#d8b49c', '#c19a82'],
  neck: '#ad8870',
  shade: '#a9816b',
  hair: '#3b3430',
  lip: '#b4766c',
  gum: ['#d78c87', '#b9635f'],
  mouth: '#4a2525',
  enamel: ['#f6f0e2', '#e2d8c2'],
  line: '#b9ab92',
} as const
