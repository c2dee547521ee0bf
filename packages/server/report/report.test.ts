import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { base } from '@sella/contract/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBench, type TestBench, type Visitor } from '../testing/bench'
import { drawnFilm } from '../testing/drawn-film'
import { someone } from '../testing/samples'

let bench: TestBench
let doctor: Visitor
let recordUuid: string
let caseUuid: string
beforeAll(async () => {
  bench = await startBench(null)
  doctor = await bench.doctor('李医生')
  caseUuid = (await doctor.call('patientAdd', { ...someone('示例·龘同学', 'R-1'), sex: 'female', birthday: '2012-03-18' })).uuid
  recordUuid = (await doctor.call('timebarAdd', { caseUuid, createday: '2026-01-02T09:30', type: 1 })).uuid
})
afterAll(() => bench.close())

const wish = { analysis: 'Steiner+Wits', dentition: 'permanent', lang: 'zh', today: '2026-11-21' } as const

const ask = (input: object) =>
  fetch(`${bench.server.address}${base}/report/analysis`, {
    method: 'POST',
    headers: { authorization: doctor.token, 'content-type': 'application/json' },
    body: JSON.stringify({ ...wish, recordUuid, ...input }),
  })

test('a record without a film, then without points, then by an unknown analysis is refused in the words of the catalogue', {
  timeout: 60_000,
}, async () => {
  expect(await doctor.refusal('reportAnalysis', { ...wish, recordUuid })).toBe('FILM_FIRST')
  const { file, tracing } = await drawnFilm({ seed: 5, skeletalClass: 'II', ageYears: 13, width: 900 })
  await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'f.jpg' }, file)
  expect(await doctor.refusal('reportAnalysis', { ...wish, recordUuid })).toBe('STAGE_NOT_DIGITIZED')
  await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: 1, cephPoints: tracing })
  expect(await doctor.refusal('reportAnalysis', { ...wish, recordUuid, analysis: 'Nobody' })).toBe('NOT_FOUND')
})

test('the page is one A4 PDF with its fonts in it', async () => {
  const reply = await ask({})
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(reply.headers.get('content-disposition')).toContain(encodeURIComponent('示例·龘同学'))
  const pdf = Buffer.from(await reply.arrayBuffer())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.length).toBeLessThan(900_000)
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 595\.28 841\.89\]/)
})

const poppler = spawnSync('pdftotext', ['-v']).error === undefined

test.skipIf(!poppler)(
  `its Chinese can be selected, rare characters too${poppler ? '' : ' (skipped: pdftotext is not installed)'}`,
  async () => {
    const place = join(bench.folder, 'page.pdf')
    for (const [lang, words] of [
      ['zh', ['示例·龘同学', '李医生', 'SNA', '测量项目', 'R-1']],
      ['en', ['Measurement', 'SNA', 'Steiner']],
    ] as const) {
      writeFileSync(place, Buffer.from(await (await ask({ lang })).arrayBuffer()))
      const text = execFileSync('pdftotext', ['-layout', place, '-'], { encoding: 'utf8' })
      for (const word of words) expect(text).toContain(word)
    }
  },
)

test.skipIf(!poppler)('an own analysis prints with the doctor’s own norms', async () => {
  const { uuid } = await doctor.call('analysisAdd', { name: '我的分析', content: '{"funcs":["SNA","ANB"],"lines":["SN plane"]}' })
  const content = '{"SNA":{"meanSd":{"permanent":{"mean":50,"sd":1}}}}'
  await doctor.call('settingSave', { name: 'userSetting_AnalysisValues', content })
  const place = join(bench.folder, 'norms.pdf')
  writeFileSync(place, Buffer.from(await (await ask({ analysis: uuid })).arrayBuffer()))
  expect(execFileSync('pdftotext', ['-layout', place, '-'], { encoding: 'utf8' })).toMatch(/SNA.*50\.0 ± 1\.0/)
})

test.skipIf(!poppler)('a measurement the doctor defined herself is printed with its value', async () => {
  await doctor.call('settingSave', {
    name: 'userSetting_OwnItems',
    content: '{"MyChin":{"kind":"angle_vertex","nodes":["S","Na","A"],"norm":{"mean":80,"sd":2}}}',
  })
  const { uuid } = await doctor.call('analysisAdd', { name: '颏部', content: '{"funcs":["MyChin"],"lines":[]}' })
  const place = join(bench.folder, 'own.pdf')
  writeFileSync(place, Buffer.from(await (await ask({ analysis: uuid })).arrayBuffer()))
  expect(execFileSync('pdftotext', ['-layout', place, '-'], { encoding: 'utf8' })).toMatch(/MyChin.*80\.0 ± 2\.0/)
})

test('the tracing is drawn in the doctor’s own colours; what is no colour is not kept', async () => {
  const save = (content: object) => doctor.call('settingSave', { name: 'digitizationSetting', content: JSON.stringify(content) })
  /** Stroke colours as the page sets them: red, green and blue from 0 to 1, in three decimals. */
  const draws = async (strokes: string): Promise<boolean> => {
    const pdf = Buffer.from(await (await ask({})).arrayBuffer())
    const pieces = pdf.toString('latin1').matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*?)\nendstream/g)
    return [...pieces].some(([, piece = '']) => unpacked(Buffer.from(piece, 'latin1')).includes(strokes))
  }
  const unpacked = (piece: Buffer): string => {
    try {
      return inflateSync(piece).toString('latin1')
    } catch {
      return ''
    }
  }
  const blue = '0 0.576 1 RG'
  const wrong = { name: 'digitizationSetting', content: '{"curveColor":"url(#x)"}' }
  expect(await doctor.ask('settingSave', wrong)).toMatchObject({
    envelope: { data: { reason: 'INPUT_INVALID', field: 'curveColor' } },
  })
  expect(await draws(blue)).toBe(true)
  await save({ curveColor: '#ff8000', teethColor: '#ff8000' })
  expect([await draws(blue), await draws('1 0.502 0 RG')]).toEqual([false, true])
})
