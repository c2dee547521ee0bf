import { spawnSync } from 'node:child_process'
import { itemText } from '@sella/ceph/reliability/study-columns'
import { calls, type Input } from '@sella/contract/calls/index'
import { studyOfChoice } from '@sella/contract/reread-study'
import readExcelFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { studyFile } from '../testing/study-file'
import { tracedCase, tracingText } from '../testing/traced'

const poppler = spawnSync('pdftotext', ['-v']).error === undefined
type Wish = Input<'rereadExport'>

onEachEngine('a study of readings', bench => {
  test('says in CSV, XLSX and on paper what the screen says, of the films chosen, and names nobody', {
    timeout: 120_000,
  }, async () => {
    const doctor = await bench().doctor()
    const records: string[] = []
    for (const forward of [8, 14, 20]) {
      const { recordUuid } = await tracedCase(doctor, { name: `示例·${forward}` })
      records.push(recordUuid)
      await doctor.call('rereadAdd', { recordUuid, reader: 'other', name: '乙', cephPoints: tracingText({ forward }) })
    }
    const choice: Wish['choice'] = { reader: 'other', name: '乙', analysis: 'Steiner+Wits', leftOut: records.slice(2) }
    const wish = { choice, lang: 'zh', today: '2026-11-23' } as const
    const parsed = calls.rereadExport.input.parse({ ...wish, format: 'csv' })
    const { study } = studyOfChoice(await doctor.call('rereadList', {}), parsed.choice)
    expect(study.films).toBe(2)
    const sna = study.items.find(({ item }) => item === 'SNA')
    if (!sna) throw new Error('SNA is measured')
    const csv = (await studyFile(doctor, { ...wish, format: 'csv' })).toString()
    expect(csv).toContain(`,2,${sna.agreement.dahlberg},`)
    expect(csv.match(/\uFEFF/g)).toHaveLength(1)
    expect(csv).not.toContain('示例')
    const sheets = await readExcelFile(await studyFile(doctor, { ...wish, format: 'xlsx' }))
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['测量项目', '标志点', '各片读数', '读片次序', '说明'])
    const [head = [], ...rows] = sheets[0]?.data ?? []
    const row = rows.find(cells => cells[0] === sna.name.zh)
    expect(row?.[head.indexOf('Dahlberg 误差')]).toBe(sna.agreement.dahlberg)
    expect(sheets[2]?.data.filter(cells => cells[0] === sna.name.zh)).toHaveLength(2)
    const pdf = await studyFile(doctor, { ...wish, format: 'pdf' })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    if (!poppler) return
    const words = spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf }).stdout.toString()
    expect(words).toContain(itemText(sna, 'dahlberg', 'zh'))
    expect(words).toContain(itemText(sna, 'limit_high_to', 'zh'))
    expect(words).not.toContain('示例')
  })

  test('of nothing is refused, and of days and a source takes only films that fit', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await tracedCase(doctor, { name: '一' })
    await doctor.call('rereadAdd', { recordUuid, reader: 'self', name: '', cephPoints: tracingText({ forward: 5 }) })
    const choice = { reader: 'self', name: '', analysis: 'all' } as const
    const asked = { choice, lang: 'en', today: '2026-11-23', format: 'csv' } as const
    expect((await studyFile(doctor, asked)).toString()).toContain('SNA')
    const without = [{ to: '2001-01-01' }, { from: '2099-01-01' }, { name: '乙' }, { leftOut: [recordUuid] }]
    for (const part of without)
      expect(await doctor.refusal('rereadExport', { ...asked, choice: { ...choice, ...part } })).toBe('STUDY_EMPTY')
    const sources = ['hand', 'detected'] as const
    const fits = await Promise.all(
      sources.map(source => doctor.ask('rereadExport', { ...asked, choice: { ...choice, source } }).then(reply => reply.status)),
    )
    expect([...fits].sort()).toEqual([200, 400])
  })
})
