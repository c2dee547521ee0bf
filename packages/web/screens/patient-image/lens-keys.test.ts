import { expect, it } from 'vitest'
import { lensKey } from './lens-keys'

const pressed = (key: string, modifiers: Partial<Record<'shiftKey' | 'ctrlKey', boolean>> = {}): readonly string[] => {
  const did: string[] = []
  lensKey(
    { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...modifiers },
    {
      fit: () => did.push('fit'),
      zoomBy: by => did.push(by > 1 ? 'in' : 'out'),
      panBy: (x, y) => did.push(`pan ${x} ${y}`),
    },
  )?.()
  return did
}

it('zooms, fits and moves a picture by keys', () => {
  expect(['+', '=', '-', 'f', 'F'].map(key => pressed(key))).toEqual([['in'], ['in'], ['out'], ['fit'], ['fit']])
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(key => pressed(key, { shiftKey: true }))).toEqual([
    ['pan 60 0'],
    ['pan -60 0'],
    ['pan 0 60'],
    ['pan 0 -60'],
  ])
})

it('leaves bare arrows to what lies beneath, and the browser its own zoom', () => {
  expect([pressed('ArrowLeft'), pressed('-', { ctrlKey: true }), pressed('=', { ctrlKey: true }), pressed('x')]).toEqual([
    [],
    [],
    [],
    [],
  ])
})
