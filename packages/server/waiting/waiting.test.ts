import { createHash } from 'node:crypto'
import type { Input } from '@sella/contract/calls/index'
import { expect, test } from 'vitest'
import type { Visitor } from '../testing/bench'
import { blindDetector } from '../testing/blind-detector'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, someone } from '../testing/samples'
import { filmOfPerson, notPicture, stow, stowBody, stowType } from '../testing/stow'

const tokenOf = async (doctor: Visitor): Promise<string> =>
  (await doctor.call('machineTokenAdd', { name: '侧位机', scope: 'dicom' })).token

const waiting = async (doctor: Visitor) => (await doctor.call('waitingList', { state: 'waiting' })).rows

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

let uid = 1000
const film = (person: Parameters<typeof filmOfPerson>[0] = {}) => filmOfPerson({ instance: `2.25.${++uid}`, ...person })

const caseOf = async (doctor: Visitor, fields: Partial<Input<'patientAdd'>>): Promise<string> =>
  (await doctor.call('patientAdd', { ...someone('陈一'), ...fields })).uuid

const suite = { instead: { detector: blindDetector } }

onEachEngine(
  'the waiting room',
  bench => {
    test('a film comes in with person, date and scale, and is filed byte for byte where the doctor says', async () => {
      const doctor = await bench().doctor()
      const { recordUuid, caseUuid } = await caseWithRecord(doctor)
      const file = film({ id: 'A7', birthday: '20120304', sex: 'F' })
      expect((await stow(doctor.address, await tokenOf(doctor), [file])).status).toBe(200)
      const [row] = await waiting(doctor)
      expect(row).toMatchObject({ source: 'stow', sender: '侧位机', hash: sha256(file), day: '2026-03-01', place: null })
      expect(row?.person).toMatchObject({ name: '陈一', birthDate: '2012-03-04', sex: 'female', id: 'A7' })
      const photo = await doctor.call('waitingPlace', { uuid: row?.uuid ?? '', recordUuid, type: 'Lateral_Ceph' })
      const original = Buffer.from(await (await fetch(doctor.address + photo.originalUrl)).arrayBuffer())
      expect(original.equals(file)).toBe(true)
      expect(await waiting(doctor)).toEqual([])
      const [filed] = (await doctor.call('waitingList', { state: 'filed' })).rows
      expect(filed).toMatchObject({ doneBy: expect.stringMatching(/^doctor/), place: { caseUuid, recordUuid, patient: '陈一' } })
      expect(await doctor.refusal('waitingBin', { uuid: row?.uuid ?? '' })).toBe('WAITING_DONE')
    })

    test('the same bytes are taken once; another file of the same object is kept too, and told', async () => {
      const doctor = await bench().doctor()
      const token = await tokenOf(doctor)
      const first = filmOfPerson({ instance: '2.25.77' })
      const other = filmOfPerson({ instance: '2.25.77', id: 'other' })
      expect((await stow(doctor.address, token, [first, first])).status).toBe(200)
      expect((await stow(doctor.address, token, [first, other])).status).toBe(200)
      expect((await waiting(doctor)).map(({ hash, sameInstance }) => [hash, sameInstance]).toSorted()).toEqual(
        [
          [sha256(first), false],
          [sha256(other), true],
        ].toSorted(),
      )
    })

    test('cases are proposed with what agrees and what differs: a name alone decides nothing, and no file goes by itself', async () => {
      const doctor = await bench().doctor()
      const byNumber = await caseOf(doctor, { name: '李四', caseNo: 'B9', birthday: '2012-03-04' })
      const byName = await caseOf(doctor, { name: '陈宇桐', birthday: '2010-01-01' })
      const both = await caseOf(doctor, { name: '陈宇桐', birthday: '2012-03-04', sex: 'female' })
      await caseOf(doctor, { name: '王五', birthday: '2012-03-04' })
      const someoneElse = await caseOf(doctor, { name: '陈雨彤', birthday: '2012-03-04' })
      const person = { name: 'CHEN^YUTONG=陈^宇桐', id: 'b9', birthday: '20120304', sex: 'F' }
      await stow(doctor.address, await tokenOf(doctor), [film(person)])
      const [row] = await waiting(doctor)
      const proposals = row?.candidates.map(({ caseUuid, agrees, differs }) => [caseUuid, agrees, differs])
      expect(proposals).toEqual([
        [both, ['name', 'birthday', 'sex'], []],
        [byNumber, ['number', 'birthday'], ['name']],
        [byName, ['name'], ['birthday']],
      ])
      expect(proposals?.flat()).not.toContain(someoneElse)
      for (const caseUuid of [byNumber, byName, both]) expect(await doctor.call('timebarGet', { caseUuid })).toEqual([])
    })

    test('people of another system are compared like files, in the order asked, and nobody else’s cases', async () => {
      const doctor = await bench().doctor()
      const stranger = await bench().doctor()
      const same = await caseOf(doctor, { name: '陈宇桐', caseNo: 'K-1', birthday: '2012-03-04' })
      const nobody = { name: '', number: '', birthday: null, sex: null }
      const people = [
        { ...nobody, name: '没有的人' },
        { ...nobody, name: '陈宇桐', birthday: '2012-03-05' },
        { ...nobody, number: 'k-1' },
        { ...nobody, name: 'Chen Yutong' },
        nobody,
      ]
      const like = async (by: typeof doctor) =>
        (await by.call('patientLike', { people })).map(some =>
          some.map(({ caseUuid, agrees, differs }) => [caseUuid, agrees, differs]),
        )
      expect(await like(doctor)).toEqual([
        [],
        [[same, ['name'], ['birthday']]],
        [[same, ['number'], []]],
        [[same, ['name'], []]],
        [],
      ])
      expect(await like(stranger)).toEqual([[], [], [], [], []])
    })

    test('a name in letters alone is found by its sounds', async () => {
      const doctor = await bench().doctor()
      const caseUuid = await caseOf(doctor, { name: '陈宇桐' })
      const western = await caseOf(doctor, { name: 'Ana Díaz' })
      await caseOf(doctor, { name: '陈宇' })
      const token = await tokenOf(doctor)
      await stow(doctor.address, token, [film({ name: 'CHEN^YUTONG' })])
      await stow(doctor.address, token, [film({ name: 'DIAZ^ANA' })])
      const proposed = (await waiting(doctor)).map(({ person, candidates }) => [
        person?.nameInFile,
        candidates.map(({ caseUuid: uuid }) => uuid),
      ])
      expect(Object.fromEntries(proposed)).toEqual({ 'CHEN^YUTONG': [caseUuid], 'DIAZ^ANA': [western] })
    })

    test('a discarded file comes back out of the bin, and goes for good only from there; a record that shows it keeps its bytes', async () => {
      const doctor = await bench().doctor()
      const { recordUuid } = await caseWithRecord(doctor)
      const file = film()
      await stow(doctor.address, await tokenOf(doctor), [file])
      const uuid = (await waiting(doctor))[0]?.uuid ?? ''
      expect(await doctor.refusal('waitingErase', { uuid })).toBe('WAITING_DONE')
      await doctor.call('waitingBin', { uuid })
      expect(await doctor.call('waitingCount', {})).toEqual({ waiting: 0 })
      await doctor.call('waitingRestore', { uuid })
      expect(await doctor.call('waitingCount', {})).toEqual({ waiting: 1 })
      const photo = await doctor.call('imageUpload', { recordUuid, type: 'Panoramic', name: 'x' }, file)
      const other = film()
      await stow(doctor.address, await tokenOf(doctor), [other])
      for (const row of await waiting(doctor)) {
        await doctor.call('waitingBin', { uuid: row.uuid })
        await doctor.call('waitingErase', { uuid: row.uuid })
      }
      const { files } = bench().server.ports
      expect(await files.original(sha256(other))).toBe(null)
      expect((await fetch(doctor.address + photo.originalUrl)).status).toBe(200)
    })

    test('an assistant files, and the owner sees who did; erasing is the owner’s', async () => {
      const owner = await bench().doctor()
      await owner.call('clinicFound', { name: '诊所', withCases: false })
      const { recordUuid } = await caseWithRecord(owner)
      const assistant = await bench().doctor('前台王')
      const { token } = await owner.call('invitationAdd', { name: 'a', role: 'assistant', days: 1 })
      await assistant.call('invitationAccept', { token })
      await stow(owner.address, await tokenOf(owner), [film(), film()])
      const [first, second] = (await waiting(assistant)).map(({ uuid }) => uuid)
      await assistant.call('waitingPlace', { uuid: first ?? '', recordUuid, type: 'Lateral_Ceph' })
      await assistant.call('waitingBin', { uuid: second ?? '' })
      expect(await assistant.refusal('waitingErase', { uuid: second ?? '' })).toBe('ROLE_FORBIDS')
      expect((await owner.call('waitingList', { state: 'filed' })).rows.map(({ doneBy }) => doneBy)).toEqual(['前台王'])
      expect((await owner.call('waitingList', { state: 'binned' })).rows.map(({ doneBy }) => doneBy)).toEqual(['前台王'])
      const { rows } = await owner.call('clinicLog', {})
      expect(rows.map(({ action, person }) => [action, person])).toContainEqual(['waitingPlace', '前台王'])
    })

    test('of restoring and erasing a file at the same moment one is done: what is said to be back waits', async () => {
      const doctor = await bench().doctor()
      const token = await tokenOf(doctor)
      for (let i = 0; i < 6; i += 1) {
        await stow(doctor.address, token, [film()])
        const [uuid = ''] = (await waiting(doctor)).map(row => row.uuid)
        await doctor.call('waitingBin', { uuid })
        const both = [doctor.refusal('waitingErase', { uuid }), doctor.refusal('waitingRestore', { uuid })]
        const [erased, restored] = await Promise.all(both)
        expect([erased, restored].filter(answer => answer === 'DONE')).toHaveLength(1)
        expect(await waiting(doctor)).toHaveLength(restored === 'DONE' ? 1 : 0)
        if (restored === 'DONE') await doctor.call('waitingBin', { uuid })
      }
    })

    test('a film whose identifiers hold control characters comes in', async () => {
      const doctor = await bench().doctor()
      const file = filmOfPerson({ instance: '2.25.7\x001', study: '2.25\x00\x07.8' })
      expect((await stow(doctor.address, await tokenOf(doctor), [file])).status).toBe(200)
      expect((await waiting(doctor)).map(({ name }) => name)).toEqual(['2.25.71.dcm'])
    })

    test('a file that cannot be opened keeps none behind it from being looked at', async () => {
      const doctor = await bench().doctor()
      const { files, store } = bench().server.ports
      const usual = files.original
      const [spoilt, sound] = [film(), film()]
      const original: typeof usual = async hash => {
        if (hash === sha256(spoilt)) throw new Error('it does not open')
        return usual(hash)
      }
      Object.assign(files, { original })
      try {
        for (const file of [spoilt, sound]) await stow(doctor.address, await tokenOf(doctor), [file])
        const unseen = store.db.selectFrom('waiting_file').select('hash').where('looked', '=', 0)
        await expect.poll(() => unseen.execute()).toEqual([])
      } finally {
        Object.assign(files, { original: usual })
      }
    })

    test('of two who file one file at once, one does', async () => {
      const doctor = await bench().doctor()
      const { recordUuid } = await caseWithRecord(doctor)
      await stow(doctor.address, await tokenOf(doctor), [film()])
      const uuid = (await waiting(doctor))[0]?.uuid ?? ''
      const tries = ['Panoramic', 'Lateral_Ceph'].map(type => doctor.refusal('waitingPlace', { uuid, recordUuid, type }))
      expect((await Promise.all(tries)).toSorted()).toEqual(['DONE', 'WAITING_DONE'])
      const caseUuid = (await doctor.call('patientGet', {})).rows[0]?.uuid ?? ''
      const [record] = await doctor.call('timebarGet', { caseUuid })
      expect(record?.photos).toHaveLength(1)
    })

    test('an erased patient’s film leaves the waiting room’s records with its bytes', async () => {
      const doctor = await bench().doctor('eraser')
      const { recordUuid, caseUuid } = await caseWithRecord(doctor)
      const file = film()
      await stow(doctor.address, await tokenOf(doctor), [file])
      const uuid = (await waiting(doctor))[0]?.uuid ?? ''
      await doctor.call('waitingPlace', { uuid, recordUuid, type: 'Panoramic' })
      await doctor.call('patientDelete', { uuid: caseUuid })
      await doctor.call('patientErase', { uuid: caseUuid, password: 'correct horse' })
      expect((await doctor.call('waitingList', { state: 'filed' })).rows).toEqual([])
      expect(await bench().server.ports.files.original(sha256(file))).toBe(null)
    })
  },
  suite,
)

onEachEngine(
  'STOW-RS',
  bench => {
    const post = (doctor: Visitor, path: string, init: RequestInit) =>
      fetch(`${doctor.address}/dicom-web/studies${path}`, { method: 'POST', ...init })

    test('opens by a token alone: as Bearer or as a password; a revoked one and a session open nothing', async () => {
      const doctor = await bench().doctor()
      const { token, uuid } = await doctor.call('machineTokenAdd', { name: 'a', scope: 'dicom' })
      const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
      const status = async (authorization: string) =>
        (
          await post(doctor, '', {
            headers: { authorization, 'content-type': stowType },
            body: stowBody([film()]) as BodyInit,
          })
        ).status
      expect(await status(`Bearer ${token}`)).toBe(200)
      expect(await status(basic(`anyone:${token}`))).toBe(200)
      const wrong = ['', 'Bearer x', basic(`${token}:`), `Bearer ${doctor.token}`, doctor.token]
      for (const authorization of wrong) expect([authorization, await status(authorization)]).toEqual([authorization, 401])
      await doctor.call('machineTokenStop', { uuid })
      expect(await status(`Bearer ${token}`)).toBe(401)
      expect((await waiting(doctor)).length).toBe(2)
    })

    test('answers 200, 202 or 409 with what was stored and why the rest was not', async () => {
      const doctor = await bench().doctor()
      const token = await tokenOf(doctor)
      const answerTo = async (files: readonly Uint8Array[], study = '') => {
        const reply = await stow(doctor.address, token, files, study)
        const body = (await reply.json()) as Record<string, { Value: Record<string, { Value: unknown[] }>[] }>
        const values = (sequence: string, tag: string) => body[sequence]?.Value.map(item => item[tag]?.Value[0])
        return {
          status: reply.status,
          type: reply.headers.get('content-type'),
          stored: values('00081199', '00081155'),
          failed: values('00081198', '00081197'),
        }
      }
      const type = expect.stringMatching(/^application\/dicom\+json/)
      const good = filmOfPerson({ instance: '2.25.501', study: '2.25.9' })
      expect(await answerTo([good])).toEqual({ status: 200, type, stored: ['2.25.501'], failed: undefined })
      expect(await answerTo([good, Buffer.from('no dicom at all, but long enough to be looked at')])).toMatchObject({
        ...{ status: 202, stored: ['2.25.501'], failed: [0xc000] },
      })
      expect(await answerTo([notPicture()])).toMatchObject({ status: 409, stored: undefined })
      expect(await answerTo([good], '/2.25.9')).toMatchObject({ status: 200 })
      expect(await answerTo([good], '/2.25.10')).toMatchObject({ status: 409, failed: [0xa900] })
    })

    test('a body that is none is refused in words and leaves its connection whole', async () => {
      const doctor = await bench().doctor()
      const authorization = `Bearer ${await tokenOf(doctor)}`
      const tries: readonly (readonly [string, Uint8Array])[] = [
        [stowType, Buffer.from('nonsense')],
        [stowType, stowBody([film()]).subarray(0, 300)],
        ['multipart/related', stowBody([film()])],
        ['application/json', Buffer.from('{}')],
      ]
      for (const [type, body] of tries) {
        const { status } = await post(doctor, '', { headers: { authorization, 'content-type': type }, body: body as BodyInit })
        expect([type, status >= 400 && status < 500]).toEqual([type, true])
      }
      expect(await waiting(doctor)).toEqual([])
      expect((await stow(doctor.address, authorization.slice(7), [film()])).status).toBe(200)
    })
  },
  suite,
)
