import { expect, it } from 'vitest'
import { qrPath } from './qr-path'

it('draws the finder patterns of a QR code inside a quiet zone of four modules', () => {
  const { size, path } = qrPath('https://sella.example/confirm?ticket=AAAAAAAAAAAAAAAAAAAAAA')
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`))
  expect((size - 8 - 17) % 4).toBe(0)
  const ring = (left: number, top: number) =>
    [0, 1, 2, 3, 4, 5, 6].every(
      i => dark.has(`${left + i},${top}`) && dark.has(`${left},${top + i}`) && !dark.has(`${left + 1},${top + 1}`),
    )
  expect([ring(4, 4), ring(size - 11, 4), ring(4, size - 11)]).toEqual([true, true, true])
  expect(
    [...dark].some(at =>
      at
        .split(',')
        .map(Number)
        .some(i => i < 4 || i >= size - 4),
    ),
  ).toBe(false)
})
