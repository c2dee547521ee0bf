import { showNorm } from '@sella/ceph/measure/display'
import { base } from '@sella/contract/call'
import { calls } from '@sella/contract/calls/index'
import { emptyPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import { Fhir } from 'fhir'
import type { Bundle, FhirResource, Observation } from 'fhir/r4'
import { expect, it } from 'vitest'
import { identityOf } from '../dicom/identity'
import { caseObjects } from '../exchange/case-objects'
import type { Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { picture } from '../testing/samples'
import { tracedCase, tracedRecord } from '../testing/traced'

const validator = new Fhir()

const bundleOfCase = async (doctor: Visitor, uuid: string, lang: 'zh' | 'en' = 'en'): Promise<Bundle> => {
  const reply = await fetch(doctor.address + base + calls.caseFhir.path, {
    method: 'POST',
    headers: { authorization: doctor.token, 'content-type': 'application/json' },
    body: JSON.stringify({ uuid, analysis: 'ABO', lang }),
  })
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/fhir+json; charset=utf-8'])
  return (await reply.json()) as Bundle
}

const all = <T extends FhirResource['resourceType']>(bundle: Bundle, type: T) =>
  (bundle.entry ?? []).flatMap(({ resource }) =>
    resource?.resourceType === type ? [resource as Extract<FhirResource, { resourceType: T }>] : [],
  )

/** Every reference in a resource, however deep. */
const references = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(references)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'reference' && typeof each === 'string' ? [each] : references(each),
  )
}

const observation = (bundle: Bundle, item: string): Observation | undefined =>
  all(bundle, 'Observation').find(({ code }) => code.coding?.some(coding => coding.code === item))

const moves = { U1: { x: -3.5, y: 0, turn: -7, pivot: 0.4 } }
const planned = () => {
  const document = { ...emptyPlanDocument, plan: { ...emptyPlanDocument.plan, moves } }
  return writePlanDocument(document)
}

const makeReport = async (doctor: Visitor, recordUuid: string): Promise<void> => {
  const wish = { analysis: 'ABO', dentition: 'permanent', lang: 'zh', today: '2026-01-02', recordUuid }
  const made = await fetch(doctor.address + base + calls.documentMake.path, {
    method: 'POST',
    headers: { authorization: doctor.token, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'page', wish }),
  })
  expect(await made.text()).toContain('"document"')
}

const nameOf = async (visitor: Visitor): Promise<string> => (await visitor.call('cUserInfo', {})).userName

onEachEngine('a case as FHIR', bench => {
  it('fulfils the rules of R4, names each resource once, and refers to nothing outside itself', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '欧阳·小东' })
    await doctor.call('imageUpload', { recordUuid, type: 'Smile_Photo', name: 'b' }, await picture('jpeg', { tone: 9 }))
    await doctor.call('planAdd', { recordUuid, name: '方案一', content: planned() })
    const bundle = await bundleOfCase(doctor, caseUuid)
    const { valid, messages } = validator.validate(bundle, { errorOnUnexpected: true })
    expect(messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')).toEqual([])
    expect(valid).toBe(true)
    const [patient] = all(bundle, 'Patient')
    expect(validator.validate({ ...patient, gender: 'unsaid' }).valid).toBe(false)
    const urls = (bundle.entry ?? []).map(({ fullUrl }) => fullUrl)
    expect(new Set(urls).size).toBe(urls.length)
    expect(references(bundle).filter(reference => !urls.includes(reference))).toEqual([])
    const kinds = new Set((bundle.entry ?? []).map(({ resource }) => resource?.resourceType))
    for (const kind of ['Patient', 'Practitioner', 'Device', 'ImagingStudy', 'Media', 'Observation', 'DiagnosticReport'])
      expect(kinds).toContain(kind)
    expect((await bundleOfCase(doctor, caseUuid)).entry).toEqual(bundle.entry)
  })

  it('names film and photo by the UIDs their DICOM objects have, with a ruler drawn and once its scale is doubted', async () => {
    const doctor = await bench().doctor()
    const { caseUuid } = await tracedCase(doctor, { name: '示例' })
    const instances = async (): Promise<readonly string[]> =>
      all(await bundleOfCase(doctor, caseUuid), 'ImagingStudy')
        .flatMap(({ series }) => series ?? [])
        .flatMap(({ instance }) => instance ?? [])
        .map(({ uid }) => uid)
        .toSorted()
    const { userId } = await doctor.call('cUserInfo', {})
    const { store, files, signer } = bench().server.ports
    const objects = async (): Promise<readonly string[]> => {
      const wish = { doctor: userId, caseUuid, charset: 'ISO_IR 192', identity: true, facePhotos: true, measured: null } as const
      const made = await caseObjects({ db: store.db, files, mac: signer.mac }, wish)
      const uids = made.map(async ({ make }) => identityOf(await make())?.instanceUid ?? '')
      return (await Promise.all(uids)).toSorted()
    }
    const alone = await instances()
    expect(alone).toEqual(await objects())
    await tracedRecord(doctor, caseUuid, { rulerMm: 12 })
    const beside = await instances()
    expect(beside).toEqual(await objects())
    expect([beside.length, beside.includes(alone[0] ?? '')]).toEqual([2, false])
  })

  it('writes each measurement as the product has it: value and unit by UCUM, norm, error, method, film', async () => {
    const doctor = await bench().doctor()
    const { caseUuid } = await tracedCase(doctor, { name: '示例' })
    const bundle = await bundleOfCase(doctor, caseUuid)
    const asked = { caseUuid, analysis: 'ABO', lang: 'en', format: 'json' } as const
    const reply = await fetch(doctor.address + base + calls.caseMeasurements.path, {
      method: 'POST',
      headers: { authorization: doctor.token, 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    })
    const [record] =
      ((await reply.json()) as { cases: { records: { rows: Record<string, unknown>[] }[] }[] }).cases[0]?.records ?? []
    const rows = record?.rows ?? []
    expect(rows.length).toBeGreaterThan(5)
    const codes: Record<string, string> = { degree: 'deg', mm: 'mm', percent: '%', '': '1' }
    for (const { item, value, unit, mean, sd, error } of rows) {
      const read = observation(bundle, String(item))
      expect([item, read?.valueQuantity?.value, read?.valueQuantity?.code]).toEqual([item, value, codes[String(unit)]])
      if (mean !== null)
        expect(read?.referenceRange?.[0]?.text).toContain(
          `${Number(sd) > 0 ? '' : 'target '}${showNorm({ mean: Number(mean), sd: Number(sd) })}`,
        )
      const at = read?.note?.findIndex(({ text }) => text.startsWith(`standard error ±${Number(error).toFixed(2)}`)) ?? -1
      expect(at >= 0).toBe(error !== null)
      // Whose error that is stands beside it.
      if (error !== null)
        expect(read?.note?.[at + 1]?.text).toMatch(/^Points set or confirmed by hand count by the default reader’s error/)
      expect(Number.isFinite(read?.valueQuantity?.value)).toBe(true)
    }
    const sna = observation(bundle, 'SNA')
    expect(sna).toMatchObject({
      ...{ status: 'final', effectiveDateTime: '2026-01-02', method: { coding: [{ code: 'ABO' }] } },
      ...{ valueQuantity: { system: 'http://unitsofmeasure.org', code: 'deg', unit: '°' } },
    })
    expect(sna?.derivedFrom?.[0]?.reference).toBe(`urn:uuid:${all(bundle, 'ImagingStudy')[0]?.id}`)
    const [report] = all(bundle, 'DiagnosticReport')
    expect(report?.result).toHaveLength(rows.length)
  })

  it('leaves a value that cannot be measured out, saying why, and never one in mm without a scale', async () => {
    const doctor = await bench().doctor()
    const { caseUuid } = await tracedCase(doctor, { name: '无尺', ruler: false })
    const bundle = await bundleOfCase(doctor, caseUuid)
    const withMm = all(bundle, 'Observation').filter(({ valueQuantity }) => valueQuantity?.code === 'mm')
    expect(withMm).toEqual([])
    const absent = all(bundle, 'Observation').filter(({ dataAbsentReason }) => dataAbsentReason)
    expect(absent.length).toBeGreaterThan(0)
    expect(absent.every(({ valueQuantity }) => !valueQuantity)).toBe(true)
    expect(new Set(absent.map(({ dataAbsentReason }) => dataAbsentReason?.text))).toEqual(new Set(['No scale']))
  })

  it('says whose hand placed the points and how many the detector found; a plan is a proposal and never a measurement', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '甲', errorPx: 12 })
    const before = all(await bundleOfCase(doctor, caseUuid), 'Observation').length
    await doctor.call('planAdd', { recordUuid, name: '方案一', content: planned() })
    const bundle = await bundleOfCase(doctor, caseUuid)
    const [provenance] = all(bundle, 'Provenance')
    expect(provenance?.activity?.text).toMatch(/^points by hand: \d+; by the detector: 1; estimated: 0$/)
    expect(provenance?.agent.map(({ type }) => type?.coding?.[0]?.code)).toEqual(['author', 'assembler'])
    const [plan] = all(bundle, 'CarePlan')
    expect([plan?.status, plan?.intent, plan?.title]).toEqual(['draft', 'proposal', '方案一'])
    expect(plan?.author).toEqual({ display: await nameOf(doctor) })
    expect(plan?.activity?.[0]?.detail?.description).toMatch(/^edge: .*7\.0° proclined; apex: .*; Plane: FH plane$/)
    expect(all(bundle, 'Observation')).toHaveLength(before)
  })

  it('holds a report that stands byte for byte, and is nobody else’s to take', async () => {
    const [doctor, stranger] = [await bench().doctor(), await bench().doctor()]
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '乙' })
    await makeReport(doctor, recordUuid)
    const [kept] = await doctor.call('documentList', { caseUuid })
    const bundle = await bundleOfCase(doctor, caseUuid, 'zh')
    const form = all(bundle, 'DiagnosticReport').flatMap(({ presentedForm = [] }) => presentedForm)
    expect(form.map(({ contentType, size }) => [contentType, size])).toEqual([['application/pdf', kept?.bytes]])
    const bytes = Buffer.from(form[0]?.data ?? '', 'base64')
    expect([bytes.length, bytes.subarray(0, 5).toString()]).toEqual([kept?.bytes, '%PDF-'])
    expect(await stranger.refusal('caseFhir', { uuid: caseUuid, analysis: 'ABO', lang: 'zh' })).toBe('NOT_FOUND')
  })

  it('names who made a thing and never who takes it along: her key where one is kept, else her name, else the house', async () => {
    const [owner, maker] = [await bench().doctor(), await bench().doctor()]
    const older = await tracedCase(owner, { name: '旧例' })
    await owner.call('clinicFound', { name: '甲诊所', withCases: true })
    const { token } = await owner.call('invitationAdd', { name: 'x', role: 'orthodontist', days: 1 })
    await maker.call('invitationAccept', { token })
    const { caseUuid, recordUuid } = await tracedCase(maker, { name: '新例' })
    await maker.call('planAdd', { recordUuid, name: '方案一', content: planned() })
    await makeReport(maker, recordUuid)
    const taken = await bundleOfCase(owner, caseUuid)
    const display = await nameOf(maker)
    const [practitioner, ...others] = all(taken, 'Practitioner')
    expect([practitioner?.name?.[0]?.text, others]).toEqual([display, []])
    const who = [{ reference: `urn:uuid:${practitioner?.id}`, display }]
    expect(observation(taken, 'SNA')?.performer).toEqual(who)
    expect(all(taken, 'DiagnosticReport').map(({ performer }) => performer)).toEqual([who, [{ display }]])
    expect(all(taken, 'CarePlan').map(({ author }) => author)).toEqual([{ display }])
    expect(JSON.stringify(taken)).not.toContain(await nameOf(owner))
    const moved = await bundleOfCase(maker, older.caseUuid)
    const [house] = all(moved, 'Organization')
    expect(observation(moved, 'SNA')?.performer).toEqual([{ reference: `urn:uuid:${house?.id}`, display: '甲诊所' }])
    expect(validator.validate(moved, { errorOnUnexpected: true }).valid).toBe(true)
    expect(JSON.stringify(moved)).not.toContain(display)
  })

  it('refuses a case whose reports are more than a bundle holds, before it reads any, and says how much it holds', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '报告多' })
    await makeReport(doctor, recordUuid)
    const { db } = bench().server.ports.store
    const row = await db.selectFrom('document').selectAll().where('case_uuid', '=', caseUuid).executeTakeFirstOrThrow()
    const large = { uuid: crypto.randomUUID(), number: `${row.number}L`, identity: 'large', bytes: 100_000_001 - row.bytes }
    await db
      .insertInto('document')
      .values({ ...row, ...large })
      .execute()
    const reply = await fetch(doctor.address + base + calls.caseFhir.path, {
      method: 'POST',
      headers: { authorization: doctor.token, 'content-type': 'application/json', 'x-lang': 'en' },
      body: JSON.stringify({ uuid: caseUuid, analysis: 'ABO', lang: 'en' }),
    })
    const answer = await reply.text()
    expect([reply.status, answer.includes('FHIR_TOO_LARGE'), answer.includes('101 MB'), answer.includes('100 MB')]).toEqual([
      ...[422, true, true, true],
    ])
    // One that was taken back goes along no more.
    await db.updateTable('document').set({ revoked_at: row.made_at, revoke_reason: 'x' }).where('uuid', '=', large.uuid).execute()
    expect(all(await bundleOfCase(doctor, caseUuid), 'DiagnosticReport').length).toBeGreaterThan(1)
  })

  it('answers several who ask at once, each of them with the case', async () => {
    const doctor = await bench().doctor()
    const { caseUuid } = await tracedCase(doctor, { name: '同时' })
    const [first, second] = await Promise.all([bundleOfCase(doctor, caseUuid), bundleOfCase(doctor, caseUuid)])
    expect(first.entry).toEqual(second.entry)
  })
})
