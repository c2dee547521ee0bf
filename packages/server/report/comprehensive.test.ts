import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { base } from '@sella/contract/call'
import { serialiseSchemes } from '@sella/contract/documents/overlap-schemes'
import { usualWish } from '@sella/contract/report-design'
import { expect, test } from 'vitest'
import { drawnFilm } from '../testing/drawn-film'
import { onEachEngine } from '../testing/each-engine'
import { schemeNamed, someone } from '../testing/samples'
import { tracedCase } from '../testing/traced'
import { makeComprehensive } from './comprehensive'
import { makeHere } from './pdf-work'
import { recordWish } from './record-wish'

const wish = { analysis: 'Steiner+Wits', dentition: 'permanent', lang: 'zh', today: '2026-11-21' } as const
const poppler = spawnSync('pdftotext', ['-v']).error === undefined
const why = poppler ? '' : ' (skipped: pdftotext is not installed)'

onEachEngine('the comprehensive report', bench => {
  /** A case of the doctor with two traced records and a scheme of both. */
  const traced = async (edit: (tracing: string) => string = tracing => tracing) => {
    const doctor = await bench().doctor()
    const { uuid: caseUuid } = await doctor.call('patientAdd', { ...someone('示例·龘同学', 'R-1'), birthday: '2012-03-18' })
    const uuids: string[] = []
    for (const [day, seed] of [
      ['2025-01-02T09:30', 5],
      ['2026-01-02T09:30', 6],
    ] as const) {
      const { uuid } = await doctor.call('timebarAdd', { caseUuid, createday: day, type: 1 })
      const { file, tracing } = await drawnFilm({ seed, skeletalClass: 'II', ageYears: 13, width: 700 })
      await doctor.call('imageUpload', { recordUuid: uuid, type: 'Lateral_Ceph', name: 'f.jpg' }, file)
      await doctor.call('timebarUpdate', { uuid, caseUuid, version: 1, cephPoints: edit(tracing) })
      uuids.push(uuid)
    }
    const scheme = { name: '前后', uuids: [...uuids, 'gone'], cephImgs: {}, overFun: 'sn', points: {}, imgTrans: {} } as const
    await doctor.call('overconfigUpdate', { caseUuid, content: serialiseSchemes([scheme]) })
    return { doctor, caseUuid, recordUuid: uuids[0] ?? '' }
  }

  test(`never compares stages by an assumed scale: their films and tables carry no length where the first page does${why}`, {
    timeout: 120_000,
  }, async () => {
    const withoutRuler = (tracing: string): string => {
      const stored = JSON.parse(tracing) as { Lateral_Ceph: readonly { landmark: string }[] }
      return JSON.stringify({
        ...stored,
        Lateral_Ceph: stored.Lateral_Ceph.filter(({ landmark }) => !landmark.startsWith('ruler')),
      })
    }
    const { doctor, recordUuid } = await traced(withoutRuler)
    const reply = await fetch(`${bench().server.address}${base}/report/comprehensive`, {
      method: 'POST',
      headers: { authorization: doctor.token, 'content-type': 'application/json' },
      body: JSON.stringify({ ...wish, recordUuid, overlaps: ['前后'], assumeScale: true }),
    })
    expect(reply.status).toBe(200)
    if (!poppler) return
    const place = join(bench().folder, 'assumed.pdf')
    writeFileSync(place, Buffer.from(await reply.arrayBuffer()))
    const page = (number: string): string =>
      execFileSync('pdftotext', ['-f', number, '-l', number, '-layout', place, '-'], { encoding: 'utf8' })
    expect(page('2')).toMatch(/≈ ?\d/)
    for (const compared of ['3', '4']) expect(page(compared)).not.toMatch(/≈ ?[\d−]/)
    expect(page('4')).toContain('未设比例')
  })

  test('is refused where none of its sections has anything to show', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await tracedCase(doctor, { name: '无内容' })
    for (const sections of [['panoramic'], []] as const) {
      const wanted = { ...wish, recordUuid, design: { ...usualWish, signature: false, stamp: false, sections: [...sections] } }
      expect(await doctor.refusal('reportComprehensive', wanted)).toBe('REPORT_EMPTY')
    }
  })

  test('prints no page of a scheme that names a record of another patient, stored as it may be', {
    timeout: 120_000,
  }, async () => {
    const { doctor, caseUuid, recordUuid } = await traced()
    const { recordUuid: foreign } = await tracedCase(doctor, { name: '别人' })
    const scheme = { name: '混', uuids: [recordUuid, foreign], cephImgs: {}, overFun: 'sn', points: {}, imgTrans: {} } as const
    await bench()
      .server.ports.store.db.updateTable('overlap')
      .set({ content: serialiseSchemes([scheme]) })
      .where('case_uuid', '=', caseUuid)
      .execute()
    const asked = { ...wish, recordUuid, overlaps: ['混'] }
    expect(await doctor.refusal('reportComprehensive', asked)).toBe('OVERLAP_FOREIGN')
    const { store, files } = bench().server.ports
    const byCommand = await recordWish(store.db, {
      recordUuid,
      method: 'ABO',
      dentition: null,
      lang: 'zh',
      overlaps: ['混'],
      plans: [],
      assumeScale: false,
      today: '2026-11-21',
    })
    if (byCommand === 'METHOD_UNKNOWN') throw new Error('ABO is unknown')
    await expect(
      makeComprehensive(
        { db: store.db, files, makePdf: (_, task, progress) => makeHere(task, progress) },
        byCommand.wish,
        { doctor: byCommand.doctor, person: byCommand.doctor },
        { progress: { signal: new AbortController().signal, report: () => undefined } },
      ),
    ).rejects.toMatchObject({
      code: 'OVERLAP_FOREIGN',
    })
  })

  test('is had as slides too, with the records its schemes compare; nobody else has them', { timeout: 120_000 }, async () => {
    const { doctor, recordUuid } = await traced()
    const reply = await fetch(`${bench().server.address}${base}/report/slides`, {
      method: 'POST',
      headers: { authorization: doctor.token, 'content-type': 'application/json' },
      body: JSON.stringify({ ...wish, recordUuid, overlaps: ['前后'] }),
    })
    expect([reply.status, reply.headers.get('content-disposition')]).toEqual([200, expect.stringMatching(/\.pptx$/)])
    const names = Buffer.from(await reply.arrayBuffer())
      .toString('latin1')
      .match(/ppt\/slides\/slide\d+\.xml/g)
    // Each name stands in the file's own place and in the table of contents: opening, two films with values, films laid, values, moves.
    expect(new Set(names).size).toBeGreaterThanOrEqual(8)
    const other = await bench().doctor()
    expect(await other.refusal('reportSlides', { ...wish, recordUuid, overlaps: [] })).toBe('NOT_FOUND')
  })

  test(`has the analysis and the comparison pages of the schemes asked for; a scheme nobody saved is left out${why}`, {
    timeout: 120_000,
  }, async () => {
    const { doctor, recordUuid, caseUuid } = await traced()
    const made = async (overlaps: readonly string[]): Promise<string> => {
      const reply = await fetch(`${bench().server.address}${base}/report/comprehensive`, {
        method: 'POST',
        headers: { authorization: doctor.token, 'content-type': 'application/json' },
        body: JSON.stringify({ ...wish, recordUuid, overlaps }),
      })
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      const pdf = Buffer.from(await reply.arrayBuffer())
      // Without photos there is no page of them: cover, analysis; films, values with their polygon, and the result.
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(overlaps.includes('前后') ? 5 : 2)
      if (!poppler) return ''
      const place = join(bench().folder, 'whole.pdf')
      writeFileSync(place, pdf)
      return execFileSync('pdftotext', ['-layout', place, '-'], { encoding: 'utf8' })
    }
    const [whole, alone] = [await made(['前后', '没有的']), await made(['没有的'])]
    for (const words of poppler ? ['头影测量分析报告', '前颅底平面重叠', '分析对比', '2026.01.02'] : [])
      expect(whole).toContain(words)
    // Points by hand have their reader's error: each change stands with the smallest one that can be told from it.
    if (poppler) expect(whole.match(/变化 ?[+−]?\d+\.\d.{0,8}最小可检测 ?±/g)?.length).toBeGreaterThan(5)
    expect(alone).not.toContain('分析对比')
    const other = await bench().doctor()
    expect(await other.refusal('reportComprehensive', { ...wish, recordUuid, overlaps: ['前后'] })).toBe('NOT_FOUND')
    // As they may have been kept before anybody looked at them.
    const keep = (content: string) =>
      bench().server.ports.store.db.updateTable('overlap').set({ content }).where('case_uuid', '=', caseUuid).execute()
    await doctor.call('overconfigUpdate', { caseUuid, content: '[]' })
    await keep(JSON.stringify([schemeNamed('前后', recordUuid, recordUuid)]))
    expect(await doctor.refusal('reportComprehensive', { ...wish, recordUuid, overlaps: ['前后'] })).toBe('RECORD_DUPLICATE')
    await keep('{"no":"list"}')
    expect(await doctor.refusal('reportComprehensive', { ...wish, recordUuid, overlaps: ['前后'] })).toBe('OVERLAP_FETCH')
  })
})
