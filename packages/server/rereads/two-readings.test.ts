import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLandmarkName } from '@sella/ceph/data/landmarks'
import { itemText } from '@sella/ceph/reliability/study-columns'
import type { PlacedPoint } from '@sella/ceph/tracing/tracing'
import { calls } from '@sella/contract/calls/index'
import { toStored } from '@sella/contract/documents/tracing'
import { studyOfChoice } from '@sella/contract/reread-study'
import readExcelFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { startBench } from '../testing/bench'
import { picture, someone } from '../testing/samples'
import { studyFile } from '../testing/study-file'

const folder = join(process.env.SELLA_SHARED ?? join(process.cwd(), '..', 'shared'), 'data', 'ceph', 'isbi')
const absent = ['reader1.csv', 'reader2.csv'].map(name => join(folder, name)).filter(file => !existsSync(file))
if (absent.length > 0) console.warn(`two readings of 20 films through the product skipped: ${absent.join(', ')} not found`)
const poppler = spawnSync('pdftotext', ['-v']).error === undefined

/** The first twenty films as one reader placed their points, as a record keeps them. */
const twentyBy = (file: string): readonly string[] => {
  const [head = '', ...lines] = readFileSync(join(folder, file), 'utf8').trim().split(/\r?\n/)
  const columns = head.split(',')
  const names = columns.flatMap(column => (column.endsWith('_x') ? [column.slice(0, -2)] : [])).filter(isLandmarkName)
  return lines.slice(0, 20).map(line => {
    const cells = line.split(',')
    const at = (column: string): number => Number(cells[columns.indexOf(column)] || Number.NaN)
    const points = Object.fromEntries(
      names.map((name): [string, PlacedPoint] => [name, { x: at(`${name}_x`), y: at(`${name}_y`), origin: 'manual' }]),
    )
    const stored = toStored({ points, ruler: null, fileScale: null })
    if (!stored.ok) throw new Error(`${cells[0]} of ${file} cannot be stored`)
    return stored.value
  })
}

const rounded = (value: number | null | undefined): number => Number((value ?? Number.NaN).toFixed(2))

test.skipIf(absent.length > 0)(
  'two readings of twenty films, kept, compared and taken along: the figures the two readers have by definition, with every interval',
  { timeout: 180_000 },
  async () => {
    const bench = await startBench(null)
    try {
      const doctor = await bench.doctor()
      const again = twentyBy('reader2.csv')
      for (const [i, cephPoints] of twentyBy('reader1.csv').entries()) {
        const { uuid: caseUuid } = await doctor.call('patientAdd', someone(`片${i}`))
        const { uuid } = await doctor.call('timebarAdd', { caseUuid, createday: '2026-01-02T09:30', type: 1 })
        await doctor.call('imageUpload', { recordUuid: uuid, type: 'Lateral_Ceph', name: 'a.jpg' }, await picture())
        const version = (await doctor.call('timebarGet', { caseUuid }))[0]?.version ?? 1
        await doctor.call('timebarUpdate', { uuid, caseUuid, version, cephPoints })
        await doctor.call('rereadAdd', { recordUuid: uuid, reader: 'other', name: '乙', cephPoints: again[i] ?? '' })
      }
      const wish = { choice: { reader: 'other', name: '乙', analysis: 'Steiner+Wits' }, lang: 'zh', today: '2026-11-23' } as const
      const { choice } = calls.rereadExport.input.parse({ ...wish, format: 'csv' })
      const { study } = studyOfChoice(await doctor.call('rereadList', {}), choice)
      expect(study.films).toBe(20)
      const sna = study.items.find(({ item }) => item === 'SNA')
      if (!sna) return expect.unreachable()
      const { dahlberg, bias, limits, icc } = sna.agreement
      expect([dahlberg, bias?.mean, bias?.p, limits?.low, limits?.high].map(rounded)).toEqual([2.81, -0.38, 0.68, -8.33, 7.57])
      expect([...(limits?.lowInterval ?? []), ...(limits?.highInterval ?? [])].map(rounded)).toEqual([-11.62, -5.03, 4.27, 10.87])
      expect([icc?.agreement, ...(icc?.interval ?? [])].map(rounded)).toEqual([0.51, 0.08, 0.77])
      const csv = (await studyFile(doctor, { ...wish, format: 'csv' })).toString()
      expect(csv).toContain(`,20,${dahlberg},`)
      const sheets = await readExcelFile(await studyFile(doctor, { ...wish, format: 'xlsx' }))
      expect(sheets[2]?.data.filter(cells => cells[0] === sna.name.zh)).toHaveLength(20)
      const pdf = await studyFile(doctor, { ...wish, format: 'pdf' })
      if (!poppler) return
      const words = spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf }).stdout.toString()
      for (const key of ['dahlberg', 'bias', 'p', 'limit_low', 'limit_high_to', 'icc', 'icc_low', 'smallest_change'] as const)
        expect(words).toContain(itemText(sna, key, 'zh'))
    } finally {
      await bench.close()
    }
  },
)
