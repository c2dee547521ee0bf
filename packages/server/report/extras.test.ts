import { createHash } from 'node:crypto'
import { ownBoltonIn } from '@sella/ceph/study-models/bolton-norm'
import { bothArches } from '@sella/ceph/testing/dental-arch'
import { emptyFile } from '@sella/contract/case-file'
import { modelReadingsText } from '@sella/contract/documents/model-readings'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import { pictureNameOf } from '@sella/contract/documents/picture-name'
import { clinicReportSetting, reportSetting } from '@sella/contract/documents/report-setting'
import { usualWish } from '@sella/contract/report-design'
import type { SectionId } from '@sella/drawing/report/design'
import { expect, test } from 'vitest'
import type { Visitor } from '../testing/bench'
import { dicomFile } from '../testing/dicom-file'
import { onEachEngine } from '../testing/each-engine'
import { picture } from '../testing/samples'
import { tracedCase } from '../testing/traced'
import { makeComprehensive } from './comprehensive'
import { gatherComprehensive } from './gather'
import { pagesOf } from './pages'
import type { MakePdf } from './pdf-work'
import { shownBy } from './shown'

const asked = { analysis: 'ABO', dentition: 'permanent', lang: 'zh', today: '2026-11-22' } as const
const switches = { assumeScale: false, estimatedOutlines: true, overlaps: [], plans: [] }

/** A tent of triangles, as long as an arch. */
const stl = (lift: number): Buffer => {
  const corners = Array.from({ length: 24 }, (_, i) => [Math.cos(i / 8) * 30, Math.sin(i / 8) * 50, lift + (i % 3) * 4])
  const facets = corners.slice(2).map((corner, i) => [corners[i], corners[i + 1], corner])
  const text = facets.map(
    facet => `facet normal 0 0 1\nouter loop\n${facet.map(c => `vertex ${c?.join(' ')}`).join('\n')}\nendloop\nendfacet`,
  )
  return Buffer.from(`solid m\n${text.join('\n')}\nendsolid m\n`)
}

onEachEngine('what a report shows of its own record alone', bench => {
  test('is gathered where its section is asked for, is part of the identity, and is not carried where it is not', {
    timeout: 60_000,
  }, async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid, version } = await tracedCase(doctor, { name: '示例·照片' })
    for (const type of ['Lateral_Photo', 'Panoramic'] as const)
      await doctor.call('imageUpload', { recordUuid, type, name: 'a.jpg' }, await picture())
    await doctor.call('imageUpload', { recordUuid, type: 'Upper_Model', name: 'u.stl' }, stl(20))
    await doctor.call('imageUpload', { recordUuid, type: 'Lower_Model', name: 'l.stl' }, stl(0))
    const side = (x: number) => JSON.stringify({ Lateral_Photo: [{ landmark: 'Prn', x, y: 4 }] })
    const saved = await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version, facePoints: side(3) })
    await doctor.call('caseFileSave', { caseUuid, from: emptyFile, file: { ...emptyFile, problems: '下颌后缩' } })
    await doctor.call('recordNoteSave', { uuid: recordUuid, note: '初诊', from: '' })
    const { store, files } = bench().server.ports
    const who = await store.db.selectFrom('record').select('doctor_id').where('uuid', '=', recordUuid).executeTakeFirstOrThrow()
    const gather = async (sections: SectionId[]) => {
      const design = { ...usualWish, sections }
      const { pictures, ...shown } = await gatherComprehensive(
        { db: store.db, files },
        { ...asked, ...switches, recordUuid, design },
        { doctor: who.doctor_id, person: who.doctor_id },
      )
      const order = { kind: 'comprehensive', design, ...shown } as const
      return { ...shownBy({ order, pictures, engine: '' }), order, pictures }
    }
    const all = await gather(['faces', 'panoramic', 'models', 'notes'])
    const parts = pagesOf(all.order).flatMap(page => ('parts' in page ? page.parts : []))
    expect(parts).toEqual(['faces', 'panoramic', 'models', 'notes'])
    expect(all.order.input.models).toHaveLength(5)
    expect(all.order.input.notes).toMatchObject({ problems: '下颌后缩', records: [{ note: '初诊' }] })
    const hrefs = new Set(all.pictures.map(({ picture: { href } }) => href))
    for (const { picture } of all.order.input.models ?? []) expect(hrefs).toContain(picture.href)
    const plain = await gather(['analysis'])
    for (const words of ['下颌后缩', '初诊', 'face_side']) {
      expect([words, all.data.includes(words), plain.data.includes(words)]).toEqual([words, true, false])
    }
    // The line of stages is that of the whole case: a later record counts by the doctor's own stage, without a film.
    const later = await doctor.call('timebarAdd', { caseUuid, createday: '2026-06-02T09:00', type: 2 })
    const read = { stage: 'CS4', hindrance: null } as const
    await doctor.call('timebarMaturation', { uuid: later.uuid, read })
    expect((await gather(['maturation'])).order.input.course).toEqual([{ day: '2026-06-02', computed: null, own: 4 }])
    expect(plain.order.input.course).toBeUndefined()
    const turned = await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: saved.version, facePoints: side(5) })
    expect((await gather(['faces', 'panoramic', 'models', 'notes'])).identity).not.toBe(all.identity)
    const [views, modelReadings] = [await gather(['models']), modelReadingsText(bothArches({ room: 0.95 }))]
    await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: turned.version, modelReadings })
    const measured = await gather(['models'])
    expect(measured.identity).not.toBe(views.identity)
    expect([views, measured].map(({ order }) => pagesOf(order).length)).toEqual([1, 2])
    expect((await gather(['faces'])).data).not.toContain('boltonNorm')
  })

  test('shows points on the picture of a file they were placed on, on no other one of the same file', {
    timeout: 60_000,
  }, async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '示例·正位' })
    const file = dicomFile({
      ...{ rows: 60, columns: 60, allocated: 8, stored: 8, photometric: 'MONOCHROME2' },
      pixels: Array.from({ length: 7200 }, (_, i) => i % 251),
      more: [[0x0028, 0x0008, 'IS', '2']],
    })
    const { store, files } = bench().server.ports
    const who = await store.db.selectFrom('record').select('doctor_id').where('uuid', '=', recordUuid).executeTakeFirstOrThrow()
    const show = (type: 'Frontal_Ceph' | 'Lateral_Photo', page: string) =>
      doctor.call('imageUpload', { recordUuid, type, name: 'a.dcm', page }, file)
    const save = async (facePoints: object) => {
      const [now] = await doctor.call('timebarGet', { caseUuid })
      const text = JSON.stringify(facePoints)
      await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: now?.version ?? 0, facePoints: text })
    }
    const printed = async () => {
      const design = { ...usualWish, sections: ['faces', 'frontal'] as SectionId[] }
      const { input } = await gatherComprehensive(
        { db: store.db, files },
        { ...asked, ...switches, recordUuid, design },
        { doctor: who.doctor_id, person: who.doctor_id },
      )
      return [input.faces?.length ?? 0, input.frontal?.tracing.points.Mark_R?.x ?? null]
    }
    const lists = { Frontal_Ceph: [{ landmark: 'Mark_R', x: 7, y: 8 }], Lateral_Photo: [{ landmark: 'Prn', x: 3, y: 4 }] }
    for (const [own, sibling] of [
      ['1', '2'],
      ['2', '1'],
    ] as const) {
      const [film, face] = [await show('Frontal_Ceph', own), await show('Lateral_Photo', own)]
      await save({ ...lists, placedOn: { Frontal_Ceph: pictureNameOf(film), Lateral_Photo: pictureNameOf(face) } })
      expect(await printed()).toEqual([1, 7])
      for (const type of ['Frontal_Ceph', 'Lateral_Photo'] as const) await show(type, sibling)
      expect(await printed()).toEqual([0, null])
      for (const type of ['Frontal_Ceph', 'Lateral_Photo'] as const) await show(type, own)
      expect(await printed()).toEqual([1, 7])
    }
  })

  test('is judged by the own norms of the record’s doctor on frontal film and models, and by no other’s', {
    timeout: 60_000,
  }, async () => {
    const [doctor, other] = [await bench().doctor(), await bench().doctor()]
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '示例·自定义' })
    const film = await doctor.call('imageUpload', { recordUuid, type: 'Frontal_Ceph', name: 'pa.jpg' }, await picture())
    const facePoints = JSON.stringify({
      Frontal_Ceph: [{ landmark: 'Mark_R', x: 7, y: 8 }],
      placedOn: { Frontal_Ceph: pictureNameOf(film) },
    })
    const [{ version } = { version: 0 }] = await doctor.call('timebarGet', { caseUuid })
    const modelReadings = modelReadingsText({ ...bothArches(), boltonNorm: 'own' })
    await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version, facePoints, modelReadings })
    const pair = (mean: number) => ({ meanSd: { permanent: { mean, sd: 2 } } })
    for (const [visitor, mean] of [
      [doctor, 78],
      [other, 70],
    ] as const) {
      const content = '{"view":"frontal","funcs":["WidthRatio"],"lines":[]}'
      await visitor.call('analysisAdd', { name: `正位 ${mean}`, content })
      const values = { BoltonAnterior: pair(mean), BoltonOverall: pair(91), WidthRatio: pair(mean) }
      await visitor.call('settingSave', { name: ownValuesSetting.name, content: JSON.stringify(values) })
    }
    const { store, files } = bench().server.ports
    const { userId } = await doctor.call('cUserInfo', {})
    const design = { ...usualWish, sections: ['frontal', 'models'] as SectionId[] }
    const { input } = await gatherComprehensive(
      { db: store.db, files },
      { ...asked, ...switches, recordUuid, design },
      { doctor: userId, person: userId },
    )
    expect(input.frontal?.hers.analyses.map(({ name, dentitions }) => [name, dentitions.length])).toEqual([['正位 78', 3]])
    expect(input.frontal?.hers.overrides.WidthRatio).toEqual(pair(78))
    expect(input.studyModels?.ownBolton?.anterior).toEqual({ mean: 78, sd: 2 })
  })

  test('at a clinic’s desk a colleague sees and prints the clinic’s norms, never her own', { timeout: 60_000 }, async () => {
    const [owner, colleague] = [await bench().doctor(), await bench().doctor()]
    const bolton = (mean: number) => ({ meanSd: { permanent: { mean, sd: 2 } } })
    const values = (mean: number) => ({ BoltonAnterior: bolton(mean), BoltonOverall: bolton(91), MaxillaryWidth: bolton(mean) })
    const keep = (who: Visitor, mean: number) =>
      who.call('settingSave', { name: ownValuesSetting.name, content: JSON.stringify(values(mean)) })
    await keep(colleague, 70)
    await owner.call('clinicFound', { name: '诊所', withCases: false })
    await keep(owner, 78)
    const { caseUuid, recordUuid, version } = await tracedCase(owner, { name: '示例·诊所' })
    await owner.call('imageUpload', { recordUuid, type: 'Upper_Model', name: 'u.stl' }, stl(20))
    const modelReadings = modelReadingsText({ ...bothArches(), boltonNorm: 'own' })
    await owner.call('timebarUpdate', { uuid: recordUuid, caseUuid, version, modelReadings })
    const { token } = await owner.call('invitationAdd', { name: '乙', role: 'resident', days: 1 })
    await colleague.call('invitationAccept', { token })
    const seen = ownValuesSetting.read((await colleague.call('settingGet', { name: ownValuesSetting.name })).content)
    expect(seen).toEqual(values(78))
    expect(await colleague.refusal('settingSave', { name: ownValuesSetting.name, content: '{}' })).toBe('ROLE_FORBIDS')
    const { store, files } = bench().server.ports
    const { doctor_id: doctor } = await store.db
      .selectFrom('record')
      .select('doctor_id')
      .where('uuid', '=', recordUuid)
      .executeTakeFirstOrThrow()
    const { userId: person } = await colleague.call('cUserInfo', {})
    const design = { ...usualWish, sections: ['models'] as SectionId[] }
    const { input } = await gatherComprehensive(
      { db: store.db, files },
      { ...asked, ...switches, recordUuid, design },
      { doctor, person },
    )
    expect(input.studyModels?.ownBolton).toEqual(ownBoltonIn(seen))
    expect(input.studyModels?.ownBolton?.anterior.mean).toBe(78)
  })

  test('has the letterhead of the clinic for all its members, and until there is one that of who prints', {
    timeout: 60_000,
  }, async () => {
    const [owner, resident] = [await bench().doctor(), await bench().doctor()]
    const head = (name: string) => JSON.stringify({ letterhead: { name } })
    await resident.call('settingSave', { name: reportSetting.name, content: head('乙自己的') })
    await owner.call('clinicFound', { name: '诊所', withCases: false })
    const { recordUuid } = await tracedCase(owner, { name: '示例·信头' })
    const { token } = await owner.call('invitationAdd', { name: '乙', role: 'resident', days: 1 })
    await resident.call('invitationAccept', { token })
    const { store, files } = bench().server.ports
    const { doctor_id: doctor } = await store.db
      .selectFrom('record')
      .select('doctor_id')
      .where('uuid', '=', recordUuid)
      .executeTakeFirstOrThrow()
    const { userId: person } = await resident.call('cUserInfo', {})
    const printed = async () => {
      const wish = { ...asked, ...switches, recordUuid, design: { ...usualWish, letterhead: true } }
      const { input } = await gatherComprehensive({ db: store.db, files }, wish, { doctor, person })
      return input.letterhead?.name
    }
    expect(await printed()).toBe('乙自己的')
    const shared = { name: clinicReportSetting.name, content: head('明仪口腔') }
    expect(await resident.refusal('settingSave', shared)).toBe('ROLE_FORBIDS')
    await owner.call('settingSave', shared)
    expect(clinicReportSetting.read((await resident.call('settingGet', { name: shared.name })).content).letterhead?.name).toBe(
      '明仪口腔',
    )
    expect(await printed()).toBe('明仪口腔')
  })

  test('shows the models from five sides to the preview as to the page, and to nobody else', { timeout: 60_000 }, async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await tracedCase(doctor, { name: '示例·模型' })
    expect(await doctor.call('reportModels', { recordUuid })).toEqual([])
    await doctor.call('imageUpload', { recordUuid, type: 'Upper_Model', name: 'u.stl' }, stl(20))
    const seenFromSides = await doctor.call('reportModels', { recordUuid })
    expect(seenFromSides.map(({ view }) => view)).toEqual(['front', 'right', 'left', 'upper'])
    const seen = seenFromSides.map(({ href }) => createHash('sha256').update(href).digest('hex'))
    expect(new Set(seen).size).toBe(4)
    expect(await (await bench().doctor()).refusal('reportModels', { recordUuid })).toBe('NOT_FOUND')
    // Slides show them, too, whatever the design of the report leaves out.
    const { store, files } = bench().server.ports
    const { userId } = await doctor.call('cUserInfo', {})
    const seenBy = async (kind: 'comprehensive' | 'slides') => {
      let models: number | null = null
      const makePdf: MakePdf = async (_, { order }) => {
        models = order.kind === 'comprehensive' || order.kind === 'slides' ? (order.input.models?.length ?? 0) : null
        return { bytes: new Uint8Array(), identity: '', sections: [], pages: 0 }
      }
      const design = { ...usualWish, sections: ['analysis'] as SectionId[] }
      const progress = { signal: new AbortController().signal, report: () => undefined }
      const who = { doctor: userId, person: userId }
      const record = { ...asked, ...switches, recordUuid, design }
      await makeComprehensive({ db: store.db, files, makePdf }, record, who, { progress, kind })
      return models
    }
    expect([await seenBy('comprehensive'), await seenBy('slides')]).toEqual([0, 4])
  })
})
