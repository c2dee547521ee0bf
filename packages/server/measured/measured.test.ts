import { judge } from '@sella/ceph/analysis/judge'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { readerErrors } from '@sella/ceph/data/reader-errors'
import type { MeasuredTable } from '@sella/ceph/tabulate/measured'
import type { Input } from '@sella/contract/calls/index'
import { serialiseSchemes } from '@sella/contract/documents/overlap-schemes'
import { fromStored, LATERAL_CEPH, storedFilm } from '@sella/contract/documents/tracing'
import readExcelFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { exported, textsOf } from '../testing/archives'
import { onEachEngine } from '../testing/each-engine'
import { picture, someone } from '../testing/samples'
import { tableFile } from '../testing/table-file'
import { tracedCase, tracingText } from '../testing/traced'

const parsed = <T>(file: Buffer): T => JSON.parse(file.toString()) as T

/** What the engine itself says of the same points. */
const engineRows = () => {
  const read = fromStored(tracingText(), storedFilm(LATERAL_CEPH, null))
  const analysis = builtInAnalyses.find(each => each.name === 'ABO')
  if (!read.ok || !analysis) throw new Error('the template cannot be read')
  const patient = { birthday: '2012-03-04', sex: null }
  const record = { createday: '2026-01-02T09:30', ageGroup: null }
  const asked = { tracing: read.value, patient, record, analysis, overrides: {}, customItems: {}, readers: readerErrors }
  return judge(asked, { assumeScale: false }).rows
}

onEachEngine('the measurements of a case', bench => {
  test('are the same in CSV, XLSX and JSON, numbers as numbers, as the engine gives them', { timeout: 60_000 }, async () => {
    const doctor = await bench().doctor()
    const { caseUuid } = await tracedCase(doctor, { name: '=示例·算式' })
    const asked = { caseUuid, analysis: 'ABO', lang: 'zh' } as const
    const take = (more: Pick<Input<'caseMeasurements'>, 'format' | 'shape' | 'identity'>) =>
      tableFile(bench(), doctor, { call: 'caseMeasurements', wish: { ...asked, ...more } })
    const rows = engineRows()
    const table = parsed<MeasuredTable>(await take({ format: 'json' }))
    expect(table.cases.flatMap(each => each.records.map(record => record.date))).toEqual(['2026-01-02'])
    const exported = table.cases[0]?.records[0]?.rows ?? []
    expect(exported.map(row => [row.item, row.value, row.mean, row.stars, row.group])).toEqual(
      rows.map(({ item, reading, norm, stars }) => [
        ...[item, reading.status === 'read' ? reading.value : null, norm?.mean ?? null, stars, norm?.group ?? null],
      ]),
    )
    expect(exported.every(row => row.error !== null || row.value === null)).toBe(true)
    expect(exported.every(row => row.class !== null && row.stars !== null)).toBe(true)
    const sheets = await readExcelFile(await take({ format: 'xlsx' }))
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['2026-01-02', '方法与记录', '出处'])
    const [head = [], ...body] = sheets[0]?.data ?? []
    const at = (name: string): number => head.indexOf(name)
    expect(body.map(row => [row[at('项目')], row[at('测量值')], row[at('参考均值')]])).toEqual(
      exported.map(row => [row.item, row.value, row.mean]),
    )
    expect(typeof body[0]?.[at('测量值')]).toBe('number')
    expect(sheets[1]?.data.flat()).toContain('=示例·算式')
    expect(sheets[2]?.data.length).toBeGreaterThan(1)
    const csv = (await take({ format: 'csv' })).toString()
    expect(csv.split('\r\n')).toHaveLength(exported.length + 2)
    expect(csv).toContain("'=示例·算式")
    expect(csv).toContain(`,${exported[0]?.value},`)
    for (const text of [
      csv,
      (await take({ format: 'csv', shape: 'research' })).toString(),
      sheets.flatMap(({ data }) => data.flat()).join(),
    ])
      expect(
        /degree|sd_(posi|nega)tive|permanent|primary_mixed|half range|Skeletal|\bruler\b|missing-points/.exec(text)?.[0],
      ).toBeUndefined()
    for (const word of ['°', '恒牙早期', '标尺', '骨性', '正常范围', '初始']) expect(csv).toContain(word)
  })

  test('name the points of the detector that nobody confirmed, a value’s and a record’s', { timeout: 60_000 }, async () => {
    const doctor = await bench().doctor()
    const { caseUuid } = await tracedCase(doctor, { name: '示例·未核', errorPx: 5 })
    const asked = { caseUuid, analysis: 'ABO', lang: 'en', format: 'xlsx' } as const
    const unconfirmed = async (shape: 'records' | 'research') => {
      const book = await tableFile(bench(), doctor, { call: 'caseMeasurements', wish: { ...asked, shape } })
      const [head = [], ...body] = (await readExcelFile(book))[0]?.data ?? []
      return body.map(row => [row[0], row[head.indexOf('Detected points used (not confirmed by hand)')]])
    }
    const values = await unconfirmed('records')
    expect(values).toContainEqual(['SNA', 'A'])
    expect(values).toContainEqual(['SNB', null])
    expect(await unconfirmed('research')).toEqual([['C1', 'A']])
  })

  test('name nobody where that is not wished: sex, age and days between records stay', { timeout: 60_000 }, async () => {
    const doctor = await bench().doctor()
    const { caseUuid } = await tracedCase(doctor, { name: '示例·无名' })
    const caseNo = 'OR-77'
    const { birthday } = await doctor.call('patientUpdate', { ...someone('示例·无名'), uuid: caseUuid, caseNo })
    for (const shape of ['records', 'research'] as const)
      for (const format of ['csv', 'json'] as const) {
        const wish = { caseUuid, analysis: 'ABO', lang: 'en', format, shape, identity: false } as const
        const text = (await tableFile(bench(), doctor, { call: 'caseMeasurements', wish })).toString()
        for (const secret of ['示例·无名', caseNo, birthday, '2026-01-02', caseUuid]) {
          expect(secret).toBeTruthy()
          expect(text).not.toContain(secret)
        }
        expect(text).toContain('13.83')
      }
  })

  test('withhold lengths that a comparison withholds, also of a record alone, until the doctor states the scales', {
    timeout: 60_000,
  }, async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '示例·比例' })
    const later = await doctor.call('timebarAdd', { caseUuid, createday: '2026-02-02T09:30', type: 3 })
    await doctor.call('imageUpload', { recordUuid: later.uuid, type: 'Lateral_Ceph', name: 'a.jpg' }, await picture())
    const version = (await doctor.call('timebarGet', { caseUuid })).find(({ uuid }) => uuid === later.uuid)?.version ?? 0
    const cephPoints = tracingText().replaceAll('"distance":10', '"distance":12')
    await doctor.call('timebarUpdate', { uuid: later.uuid, caseUuid, version, cephPoints })
    const asked = { analysis: 'Jarabak', lang: 'zh', format: 'json' } as const
    const whole = { call: 'caseMeasurements', wish: { ...asked, caseUuid } } as const
    const filter: Input<'searchMeasurements'>['filter'] = { types: [1] }
    const alone = { call: 'searchMeasurements', wish: { ...asked, today: '2026-11-21', filter } } as const
    const lengths = async (of: typeof whole | typeof alone) => {
      const { cases } = parsed<MeasuredTable>(await tableFile(bench(), doctor, of))
      return cases.flatMap(({ records }) => records.flatMap(({ rows }) => rows.filter(({ unit }) => unit === 'mm')))
    }
    for (const of of [whole, alone]) {
      const rows = await lengths(of)
      expect(rows.length).toBeGreaterThan(5)
      // A value that is withheld was not judged: it is neither normal nor without stars.
      for (const { value, missing, class: of, stars } of rows)
        expect([value, missing, of, stars]).toEqual([null, 'scale-doubted', null, null])
    }
    const archived = async () => {
      const table = (await textsOf(await exported(bench(), doctor))).get('measurements.csv') ?? ''
      return table
        .split('\r\n')
        .filter(line => line.includes(',mm,') && [recordUuid, later.uuid].some(uuid => line.startsWith(uuid)))
    }
    const withheld = await archived()
    expect([withheld.length > 20, withheld.filter(line => /,mm,-?[\d.]+,/.test(line))]).toEqual([true, []])
    expect(withheld.some(line => line.includes(',mm,,scale-doubted,'))).toBe(true)
    const uuids = [recordUuid, later.uuid]
    const scalesStated = { [recordUuid]: 0.1, [later.uuid]: 0.12 }
    const scheme = { name: '前后', uuids, cephImgs: {}, overFun: 'sn', points: {}, imgTrans: {}, scalesStated } as const
    await doctor.call('overconfigUpdate', { caseUuid, content: serialiseSchemes([scheme]) })
    for (const of of [whole, alone]) expect((await lengths(of)).every(({ value }) => value !== null)).toBe(true)
    expect((await archived()).some(line => line.includes(',scale-doubted,'))).toBe(false)
  })

  test('say of an unlikely scale what paper says, in every table and beside every length', { timeout: 60_000 }, async () => {
    const doctor = await bench().doctor()
    const { caseUuid } = await tracedCase(doctor, { name: '示例·尺', rulerMm: 7 })
    const take = (format: 'csv' | 'xlsx' | 'json', shape: 'records' | 'research') =>
      tableFile(bench(), doctor, { call: 'caseMeasurements', wish: { caseUuid, analysis: 'ABO', lang: 'en', format, shape } })
    const caution = /^doubtful: S-Na = 50\.3 mm, usually 55–90 mm$/
    expect(parsed<MeasuredTable>(await take('json', 'records')).cases[0]?.records[0]?.scaleCaution).toMatch(caution)
    expect(parsed<Research>(await take('json', 'research')).rows[0]?.scale_caution).toMatch(caution)
    for (const shape of ['records', 'research'] as const)
      for (const line of (await take('csv', shape)).toString().trim().split('\r\n').slice(1))
        expect(line).toContain('"doubtful: S-Na')
    const [sheet, records] = await readExcelFile(await take('xlsx', 'records'))
    const of = ({ data }: typeof sheet & object, ...heads: string[]) =>
      data.slice(1).map(row => heads.map(head => row[data[0]?.indexOf(head) ?? -1]))
    expect(records && of(records, 'Caution on the scale')).toEqual([[expect.stringMatching(caution)]])
    for (const [unit, scale, beside] of sheet ? of(sheet, 'Unit', 'Scale from', 'Caution on the scale') : [])
      expect([scale, beside]).toEqual(unit === 'mm' ? ['Ruler', expect.stringMatching(caution)] : [null, null])
  })

  test('are refused where nothing is traced, and are nobody else’s', async () => {
    const [doctor, stranger] = [await bench().doctor(), await bench().doctor()]
    const { uuid: caseUuid } = await doctor.call('patientAdd', someone('空'))
    const wish = { caseUuid, analysis: 'ABO', lang: 'en', format: 'csv' } as const
    expect(await doctor.refusal('caseMeasurements', wish)).toBe('STAGE_NOT_DIGITIZED')
    expect(await stranger.refusal('caseMeasurements', wish)).toBe('NOT_FOUND')
  })
})

interface Research {
  readonly rows: readonly Readonly<Record<string, string | number | null>>[]
}

onEachEngine('the measurements a search finds', bench => {
  const wish = { today: '2026-11-21', analysis: 'ABO', lang: 'en', format: 'json', shape: 'research' } as const

  test('are a row a record, a column a measurement with error and group, of her own cases alone', {
    timeout: 60_000,
  }, async () => {
    const [doctor, stranger] = [await bench().doctor(), await bench().doctor()]
    await tracedCase(doctor, { name: '示例·甲' })
    await tracedCase(doctor, { name: '示例·乙', forward: 20, type: 3 })
    const take = async (more: Partial<Input<'searchMeasurements'>>): Promise<Research> =>
      parsed(await tableFile(bench(), doctor, { call: 'searchMeasurements', wish: { ...wish, filter: {}, ...more } }))
    const { rows } = await take({ identity: true })
    expect(rows.map(row => row.patient).sort()).toEqual(['示例·乙', '示例·甲'])
    const of = (name: string) => rows.find(row => row.patient === name) ?? {}
    const engine = engineRows().find(row => row.item === 'SNA')
    if (engine?.reading.status !== 'read') throw new Error('SNA is read')
    expect(of('示例·甲')).toMatchObject({
      ...{ SNA: engine.reading.value, 'SNA error': engine.reading.error, 'SNA group': engine.norm?.group ?? null },
      ...{ record: 'R1', day: 0, age: 13.83, age_group: 'early_permanent', stage: 1 },
    })
    expect(Number(of('示例·乙').SNA)).toBeGreaterThan(Number(of('示例·甲').SNA))
    expect((await take({})).rows.map(row => [row.case, row.patient])).toEqual([
      ['C1', undefined],
      ['C2', undefined],
    ])
    const findings = [{ item: 'SNA', is: 'gt', value: Math.ceil(engine.reading.value) } as const]
    expect((await take({ filter: { findings }, identity: true })).rows.map(row => row.patient)).toEqual(['示例·乙'])
    expect((await take({ filter: { types: [1] }, identity: true })).rows.map(row => row.patient)).toEqual(['示例·甲'])
    const book = { ...wish, filter: {}, format: 'xlsx' } as const
    const sheets = await readExcelFile(await tableFile(bench(), doctor, { call: 'searchMeasurements', wish: book }))
    const [head, ...body] = sheets[0]?.data ?? []
    expect(body).toHaveLength(2)
    expect(typeof body[0]?.[head?.indexOf('Age (years)') ?? -1]).toBe('number')
    expect(await stranger.refusal('searchMeasurements', { ...wish, filter: {} })).toBe('STAGE_NOT_DIGITIZED')
  })
})
