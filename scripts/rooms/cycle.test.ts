import { expect, it } from 'vitest'
import { sourceOf } from '../house/sources'
import { shortestCycle } from './cycle'
import { importsOf } from './imports'

it('names the shortest way of files back to themselves', () => {
  const graph = new Map([
    ['a', new Set(['b', 'd'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a'])],
    ['d', new Set(['e', 'out'])],
    ['e', new Set(['d'])],
  ])
  expect(shortestCycle(graph, ['a', 'b', 'c', 'd', 'e'])).toEqual(['d', 'e'])
  expect(shortestCycle(graph, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
})

it('reads every way of naming another file: values, types, exports, late ones, style sheets; no packages and no data', () => {
  const text = `
    import { a } from './a'
    import type { B } from '../ceph/b'
    import './look.css'
    import data from './data.json'
    import { z } from 'zod'
    export * from '@sella/ceph/c'
    type D = import('./d').D
    const e = () => import('./e')
  `
  const files = ['web/a.ts', 'ceph/b.ts', 'ceph/c.ts', 'web/d.tsx', 'web/e/index.ts'].map(path =>
    sourceOf(`packages/${path}`, ''),
  )
  const exists = (path: string): boolean => path === 'packages/web/look.css' || path === 'packages/web/data.json'
  const imports = importsOf([sourceOf('packages/web/x.ts', text), ...files], exists)
  expect([...(imports.get('packages/web/x.ts') ?? [])]).toEqual([
    'packages/web/a.ts',
    'packages/ceph/b.ts',
    'packages/web/look.css',
    'packages/ceph/c.ts',
    'packages/web/d.tsx',
    'packages/web/e/index.ts',
  ])
})
