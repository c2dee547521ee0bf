import { readFile } from 'node:fs/promises'
import { calls } from '@sella/contract/calls/index'
import { errors } from '@sella/contract/errors'
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

test('the OpenAPI document says of what type a file comes back, and which status each refusal has', () => {
  interface Operation {
    readonly operationId: string
    readonly responses: { readonly 200: { readonly content: object } }
  }
  const { paths, components } = apiDocument(calls) as {
    paths: Record<string, Record<string, Operation>>
    components: { responses: { Refused: { 'x-status': Record<string, number> } } }
  }
  const types = Object.values(paths)
    .flatMap(path => Object.values(path))
    .map(({ operationId, responses }) => [operationId, Object.keys(responses[200].content)[0]])
    .filter(([, type]) => type !== 'application/json' && type !== 'text/event-stream')
  expect(Object.fromEntries(types)).toEqual({
    caseMeasurements: 'application/octet-stream',
    rereadExport: 'application/octet-stream',
    searchMeasurements: 'application/octet-stream',
    documentFile: 'application/pdf',
    reportAnalysis: 'application/pdf',
    reportComprehensive: 'application/pdf',
    reportSlides: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    reportTrueSize: 'application/pdf',
    caseSearchCsv: 'text/csv',
    clinicLogCsv: 'text/csv',
    accountExport: 'application/zip',
    caseArchive: 'application/zip',
    caseFhir: 'application/fhir+json',
    dicomExport: 'application/zip',
    accountExportFile: 'application/zip',
    shareFile: 'application/pdf',
    fileGet: 'application/octet-stream',
  })
  expect(components.responses.Refused['x-status']).toMatchObject({ SESSION_EXPIRED: 401, RECORD_CONFLICT: 409 })
  expect(Object.keys(components.responses.Refused['x-status']).sort()).toEqual(Object.keys(errors).sort())
})
