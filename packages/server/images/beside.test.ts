import { noEdit } from '@sella/contract/picture-edit'
import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'

onEachEngine('several images of a kind', bench => {
  const filled = async (type: 'Smile_Photo' | 'Lateral_Ceph' = 'Smile_Photo') => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const add = async (name: string, tone: number, ifTaken?: 'beside') =>
      (
        await doctor.call(
          'imageUpload',
          { recordUuid, type, name, ...(ifTaken ? { ifTaken } : {}) },
          await picture('jpeg', { tone }),
        )
      ).uuid
    const record = async () => {
      const [record] = await doctor.call('timebarGet', { caseUuid })
      if (!record) throw new Error('no record')
      return record
    }
    const names = async () => {
      const { photos, beside = [] } = await record()
      return [photos.map(photo => photo.name), beside.map(photo => photo.name)]
    }
    return { doctor, caseUuid, recordUuid, add, record, names }
  }

  test('a further one is kept beside the chosen one, is chosen when a person says so, and takes over when that one goes', async () => {
    const { doctor, add, names } = await filled()
    const [first, second] = [await add('a', 20), await add('b', 90, 'beside')]
    await add('c', 160, 'beside')
    expect(await names()).toEqual([['a'], ['b', 'c']])
    await doctor.call('imageChoose', { uuid: second })
    expect(await names()).toEqual([['b'], ['a', 'c']])
    await doctor.call('imageDelete', { uuid: second })
    expect(await names()).toEqual([['c'], ['a']])
    await doctor.call('imageRestore', { uuid: second })
    expect(await names()).toEqual([['b'], ['a', 'c']])
    await doctor.call('imageDelete', { uuid: first })
    await doctor.call('imageRestore', { uuid: first })
    expect(await names()).toEqual([['b'], ['a', 'c']])
  })

  test('the first of a kind is the chosen one whatever it was sent as, and one that replaces leaves the others where they are', async () => {
    const { add, names } = await filled()
    await add('a', 20, 'beside')
    await add('b', 90, 'beside')
    await add('c', 160)
    expect(await names()).toEqual([['c'], ['b']])
  })

  test('one kept beside another moves without exchanging places; the slot of a chosen one that moves is filled', async () => {
    const { doctor, recordUuid, add, names, record } = await filled()
    const [first, second] = [await add('a', 20), await add('b', 90, 'beside')]
    await doctor.call('imageMove', { uuid: first, recordUuid, type: 'Frontal_Photo' })
    expect((await names())[1]).toEqual([])
    const third = await add('c', 160, 'beside')
    await doctor.call('imageMove', { uuid: third, recordUuid, type: 'Frontal_Photo' })
    const { photos, beside = [] } = await record()
    expect(photos.map(photo => [photo.name, photo.type]).sort()).toEqual([
      ['a', 'Frontal_Photo'],
      ['b', 'Smile_Photo'],
    ])
    expect(beside.map(photo => [photo.name, photo.type])).toEqual([['c', 'Frontal_Photo']])
    await doctor.call('imageMove', { uuid: second, recordUuid, type: 'Frontal_Photo' })
    expect((await record()).photos.find(photo => photo.type === 'Smile_Photo')?.name).toBe('a')
  })

  test('of several films only the chosen one has the tracing; another chosen one raises the version, a further one does not', async () => {
    const { doctor, caseUuid, add, record } = await filled('Lateral_Ceph')
    const first = await add('a', 20)
    const before = await record()
    const cephPoints = JSON.stringify({ Lateral_Ceph: [{ landmark: 'S', x: 5, y: 6 }] })
    await doctor.call('timebarUpdate', { uuid: before.uuid, caseUuid, version: before.version, cephPoints })
    const second = await add('b', 90, 'beside')
    const traced = await record()
    expect([traced.version, traced.cephPoints !== null]).toEqual([before.version + 1, true])
    await doctor.call('imageChoose', { uuid: second })
    const other = await record()
    expect([other.version, other.cephPoints]).toEqual([before.version + 2, null])
    const turned = { ...noEdit, turn: 90 } as const
    expect(await doctor.refusal('imageEdit', { uuid: first, recipe: turned })).toBe('IMAGE_HAS_POINTS')
    const [listed] = (await doctor.call('patientGet', {})).rows
    expect(listed?.records).toMatchObject([{ photos: 2, hasFilm: true, hasTracing: false }])
    await doctor.call('imageChoose', { uuid: first })
    expect((await record()).cephPoints).not.toBeNull()
  })
})

onEachEngine('papers of a record', bench => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

  test('a letter is kept as it came, only as a document, and is handed out for saving', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    const letter = await doctor.call('imageUpload', { recordUuid, type: 'Document', name: '转诊信.pdf' }, pdf)
    expect(letter).toMatchObject({ type: 'Document', width: 0, height: 0, name: '转诊信.pdf', bytes: pdf.length })
    const reply = await fetch(bench().server.address + letter.originalUrl)
    expect(reply.headers.get('content-type')).toBe('application/octet-stream')
    expect(Buffer.from(await reply.arrayBuffer()).equals(pdf)).toBe(true)
    expect(await doctor.refusal('imageMove', { uuid: letter.uuid, recordUuid, type: 'Smile_Photo' })).toBe('IMAGE_KIND_UNFIT')
    expect(await doctor.refusal('imageEdit', { uuid: letter.uuid, recipe: { ...noEdit, turn: 90 } })).toBe('IMAGE_NOT_EDITABLE')
    expect((await doctor.call('imageGuess', {}, pdf)).kind).toBe('Document')
    expect(await doctor.refusal('imageUpload', { recordUuid, type: 'Smile_Photo', name: 'x.pdf' }, pdf)).not.toBeNull()
    const scan = await doctor.call(
      'imageUpload',
      { recordUuid, type: 'Document', name: 'scan.jpg', ifTaken: 'beside' },
      await picture(),
    )
    expect(scan.width).toBe(120)
  })
})
