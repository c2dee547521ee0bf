import { judge } from '@sella/ceph/analysis/judge'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { base } from '@sella/contract/call'
import type { Input } from '@sella/contract/calls/index'
import { fromStored, LATERAL_CEPH, storedFilm } from '@sella/contract/documents/tracing'
import readExcelFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import type { Bench, Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { someone } from '../testing/samples'
import { tracedCase, tracingText } from '../testing/traced'
import type { CaseTable } from './case-table'

const had = async (bench: Bench, doctor: Visitor, wish: Input<'caseMeasurements'>): Promise<Buffer> => {
  const reply = await fetch(`${bench.server.address}${base}/document/measurements`, {
    method: 'POST',
    headers: { authorization: doctor.token, 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  })
  expect(reply.status).toBe(200)
  return Buffer.from(await reply.arrayBuffer())
}

/** What the engine itself says of the same points. */
const engineRows = () => {
  const read = fromStored(tracingText(), storedFilm(LATERAL_CEPH, null))
  const analysis = builtInAnalyses.find(one => one.name === 'ABO')
  if (!read.ok || !analysis) throw new Error('the template cannot be read')
  const patient = { birthday: '2012-03-04', sex: null }
  const record = { createday: '2026-01-02T09:30', ageGroup: null }
  const asked = { tracing: read.value, patient, record, analysis, overrides: {}, customItems: {} }
  return judge(asked, { assumeScale: false }).rows
}

onEachEngine('the measurements of a case', bench => {
  test('are the same in CSV, XLSX and JSON, numbers as numbers, as the engine gives them', { timeout: 60_000 }, async () => {
    const doctor = await bench().doctor()
    const { caseUuid } = await tracedCase(doctor, { name: '=示例·算式' })
    const wish = { caseUuid, analysis: 'ABO', lang: 'zh' } as const
    const rows = engineRows()
    const table = JSON.parse((await had(bench(), doctor, { ...wish, format: 'json' })).toString()) as CaseTable
    expect(table.records.map(one => one.date)).toEqual(['2026-01-02'])
    const told = table.records[0]?.rows ?? []
    expect(told.map(row => [row.item, row.value, row.mean, row.stars])).toEqual(
      rows.map(row => [row.item, row.reading.status === 'read' ? row.reading.value : null, row.norm?.mean ?? null, row.stars]),
    )
    expect(told.every(row => row.error !== null || row.value === null)).toBe(true)
    const sheets = await readExcelFile(await had(bench(), doctor, { ...wish, format: 'xlsx' }))
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['2026-01-02', '分析方法'])
    const [head = [], ...body] = sheets[0]?.data ?? []
    const at = (name: string): number => head.indexOf(name)
    expect(body.map(row => [row[at('项目')], row[at('测量值')], row[at('参考均值')]])).toEqual(
      told.map(row => [row.item, row.value, row.mean]),
    )
    expect(typeof body[0]?.[at('测量值')]).toBe('number')
    expect(sheets[1]?.data.flat()).toContain('=示例·算式')
    const csv = (await had(bench(), doctor, { ...wish, format: 'csv' })).toString()
    expect(csv.split('\r\n')).toHaveLength(told.length + 2)
    expect(csv).toContain("'=示例·算式")
    expect(csv).toContain(`,${told[0]?.value},`)
  })

  test('are refused where nothing is traced, and are nobody else’s', async () => {
    const [doctor, stranger] = [await bench().doctor(), await bench().doctor()]
    const { uuid: caseUuid } = await doctor.call('patientAdd', someone('空'))
    const wish = { caseUuid, analysis: 'ABO', lang: 'en', format: 'csv' } as const
    expect(await doctor.refusal('caseMeasurements', wish)).toBe('STAGE_NOT_DIGITIZED')
    expect(await stranger.refusal('caseMeasurements', wish)).toBe('NOT_FOUND')
  })
})
