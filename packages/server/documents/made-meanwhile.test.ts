import { readdir } from 'node:fs/promises'
import { usualWish } from '@sella/contract/report-design'
import { expect, test } from 'vitest'
import { makeHere } from '../report/pdf-work'
import { password, type Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { tracedCase } from '../testing/traced'
import { makeDocument } from './make'

const page = { analysis: 'ABO', dentition: 'permanent', lang: 'zh', today: '2026-11-22' } as const
const wholeWish = { assumeScale: false, estimatedOutlines: true, overlaps: [], plans: [], design: usualWish }

// A report of many pages behind those of others takes half a minute.
onEachEngine('a document whose case goes while it is drawn', bench => {
  const storedPdfs = async (): Promise<readonly string[]> =>
    (await readdir(bench().folder, { recursive: true })).filter(name => name.endsWith('.pdf'))

  /** Makes a document; `change` happens once its pages are drawn. */
  const drawnWhile = async (change: (doctor: Visitor, caseUuid: string) => Promise<unknown>) => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '示例·换手' })
    const { userId: owner } = await doctor.call('cUserInfo', {})
    const { ports } = bench().server
    const makePdf: Parameters<typeof makeDocument>[0]['makePdf'] = async (_, task, progress) => {
      const pdf = await makeHere(task, progress)
      await change(doctor, caseUuid)
      return pdf
    }
    const progress = { signal: new AbortController().signal, report: () => undefined }
    const asked = { kind: 'page', wish: { ...wholeWish, ...page, recordUuid }, supersedes: null } as const
    const outcome = await makeDocument({ ...ports, makePdf }, asked, { doctor: owner, person: owner, progress }).then(
      () => 'made',
      error => error.code,
    )
    const rows = await ports.store.db.selectFrom('document').select('doctor_id').where('case_uuid', '=', caseUuid).execute()
    return { outcome, rows }
  }

  test('into a clinic is not made: it would stay with the account that the case has left', { timeout: 60_000 }, async () => {
    const before = await storedPdfs()
    const { outcome, rows } = await drawnWhile(doctor => doctor.call('clinicFound', { name: '甲诊所', withCases: true }))
    expect([outcome, rows]).toEqual(['NOT_FOUND', []])
    expect(await storedPdfs()).toEqual(before)
  })

  test('for good leaves no page behind', { timeout: 60_000 }, async () => {
    const before = await storedPdfs()
    const { outcome } = await drawnWhile(async (doctor, uuid) => {
      await doctor.call('patientDelete', { uuid })
      await doctor.call('patientErase', { uuid, password })
    })
    expect(outcome).toBe('NOT_FOUND')
    expect(await storedPdfs()).toEqual(before)
  })
})
