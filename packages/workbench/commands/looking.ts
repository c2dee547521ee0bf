import { toggles } from '@sella/drawing/tracing/show'
import { fitFilm } from '../bench/bench'
import { type Picture, plainPicture } from '../bench/picture'
import type { Command } from './command'

type PictureSwitch = { readonly [K in keyof Picture]: Picture[K] extends boolean ? K : never }[keyof Picture]

const look = (id: PictureSwitch, title: Command['title']): Command => ({
  ...{ id, title, group: 'view', places: ['look'], on: ({ bench }) => bench.picture.get()[id] },
  run: ({ desk }) => desk.bench.picture.set(now => ({ ...now, [id]: !now[id] })),
})

/** How the film is displayed; the film itself never changes. */
const film: readonly Command[] = [
  {
    id: 'fit',
    title: { zh: '适合窗口', en: 'Fit the window' },
    keys: ['f'],
    group: 'view',
    run: ({ desk }) => fitFilm(desk.bench),
  },
  look('invert', { zh: '负片', en: 'Invert' }),
  look('local', { zh: '局部对比度', en: 'Local contrast' }),
  look('sharpen', { zh: '锐化', en: 'Sharpen' }),
  {
    id: 'plain',
    title: { zh: '恢复原样', en: 'As taken' },
    group: 'view',
    run: ({ desk }) => desk.bench.picture.set(plainPicture),
  },
  {
    id: 'snap',
    title: { zh: '边缘吸附', en: 'Snap to edges' },
    group: 'view',
    on: ({ bench }) => bench.snaps.get(),
    run: ({ desk }) => desk.bench.snaps.set(on => !on),
  },
]

const toggleRows = Object.entries(toggles) as [keyof typeof toggles, (typeof toggles)[keyof typeof toggles]][]

/** One command for each part that can be shown or hidden. */
const display: readonly Command[] = toggleRows.map(([id, { name, key, onFace }]) => ({
  ...{ id: `show.${id}`, title: name, group: 'display', places: ['display'] },
  ...(key !== null && { keys: [key] }),
  ...(typeof onFace === 'object' && { onFace }),
  knownTo: ({ subject }) => subject.toggles.includes(id),
  on: desk => desk.display.get()[id],
  run: ({ desk }) => desk.display.set(now => ({ ...now, [id]: !now[id] })),
}))

export const looking: readonly Command[] = [...film, ...display]
