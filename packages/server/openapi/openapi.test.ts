import { readFile } from 'node:fs/promises'
import { calls } from '@sella/contract/calls/index'
import { expect, test } from 'vitest'
import { apiDocument } from './document'
import { documents } from './write'

test('the committed documents say what the rows say; if not, run `npx tsx packages/server/openapi/write.ts`', async () => {
  for (const [place, text] of Object.entries(documents)) expect(await readFile(place, 'utf8')).toBe(text())
})

test('the OpenAPI document has every call once, with its input and who may make it', () => {
  const { paths } = apiDocument(calls) as { paths: Record<string, Record<string, { operationId: string; security: unknown[] }>> }
  const named = Object.values(paths).flatMap(path => Object.values(path).map(operation => operation.operationId))
  expect(named.sort()).toEqual(Object.keys(calls).sort())
  expect(paths['/login/login']?.post?.security).toEqual([])
  expect(paths['/patient/favorite']?.get).toMatchObject({
    security: [{ token: [] }],
    parameters: [{ name: 'uuid', in: 'query', required: true }, { name: 'favorite' }],
  })
})
