import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { TestBench, Visitor } from '../testing/bench'
import { blindDetector } from '../testing/blind-detector'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'
import { notPicture } from '../testing/stow'

const minute = 60_000
const waiting = async (doctor: Visitor) => (await doctor.call('waitingList', { state: 'waiting' })).rows

let tone = 0
const photo = () => picture('jpeg', { tone: ++tone })

const linked = async (bench: TestBench, name?: string) => {
  const doctor = await bench.doctor(name)
  const place = await caseWithRecord(doctor, '林知夏')
  const link = await doctor.call('phoneLinkAdd', { recordUuid: place.recordUuid })
  return { doctor, ...place, link, phone: bench.visitor(link.token) }
}

const suite = { instead: { detector: blindDetector } }

onEachEngine(
  'a phone that takes photos for a record',
  bench => {
    describe('what it may do', () => {
      test('its photos wait, byte for byte, with the record proposed; nothing is filed by itself', async () => {
        const { doctor, phone, link, caseUuid, recordUuid } = await linked(bench(), 'phone.one')
        expect(await phone.call('phoneLook', {})).toEqual({ mark: link.mark, endsAt: link.endsAt, sent: 0, most: 60 })
        const file = await photo()
        expect(await phone.call('phoneSend', { name: 'IMG_1.jpg' }, file)).toEqual({ sent: 1, most: 60 })
        const [row, ...more] = await waiting(doctor)
        expect(more).toEqual([])
        expect(row).toMatchObject({ source: 'phone', sender: 'phone.one', hash: createHash('sha256').update(file).digest('hex') })
        expect(row?.place).toMatchObject({ caseUuid, recordUuid, patient: '林知夏' })
        expect((await doctor.call('timebarGet', { caseUuid }))[0]?.photos).toEqual([])
        const [open] = await doctor.call('phoneLinks', { recordUuid })
        expect(open).toMatchObject({ uuid: link.uuid, mark: link.mark, sent: 1, openedAt: expect.any(String) })
        const placed = { uuid: row?.uuid ?? '', recordUuid, type: 'Smile_Photo', ifTaken: 'beside' } as const
        expect((await doctor.call('waitingPlace', placed)).type).toBe('Smile_Photo')
      })

      test('it reads nothing: no other call knows its token, and what it is told names neither case nor doctor', async () => {
        const { doctor, phone, link, caseUuid, recordUuid } = await linked(bench(), 'phone.two')
        for (const [name, input] of [
          ['timebarGet', { caseUuid }],
          ['waitingList', { state: 'waiting' }],
          ['phoneLinks', { recordUuid }],
          ['phoneLinkAdd', { recordUuid }],
          ['imageUpload', { recordUuid, type: 'Smile_Photo', name: 'x' }],
        ] as const)
          expect([name, await phone.refusal(name, input)]).toEqual([name, 'SESSION_EXPIRED'])
        const answers = JSON.stringify([
          await phone.call('phoneLook', {}),
          (await phone.ask('phoneSend', { name: 'a.jpg' }, await photo())).envelope,
        ])
        for (const secret of ['林知夏', caseUuid, recordUuid, 'phone.two']) expect(answers).not.toContain(secret)
        const { db } = bench().server.ports.store
        expect(JSON.stringify(await db.selectFrom('phone_link').selectAll().execute())).not.toContain(link.token)
        expect(await waiting(doctor)).toHaveLength(1)
      })

      test('it sends photos and nothing else', async () => {
        const { doctor, phone, recordUuid } = await linked(bench())
        const stl = Buffer.concat([Buffer.alloc(80), Buffer.from([1, 0, 0, 0]), Buffer.alloc(50)])
        for (const file of [notPicture(), stl, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')])
          expect(await phone.refusal('phoneSend', { name: 'x.jpg' }, file)).toBe('PHONE_NOT_PHOTO')
        const broken = (await photo()).subarray(0, 300)
        expect(await phone.refusal('phoneSend', { name: 'x.jpg' }, broken)).not.toBe('DONE')
        expect(await waiting(doctor)).toEqual([])
        expect((await doctor.call('phoneLinks', { recordUuid }))[0]?.sent).toBe(0)
      })

      test('a photo sent twice is kept once; one that came for another record is not taken for this one', async () => {
        const { doctor, phone, caseUuid } = await linked(bench())
        const file = await photo()
        await phone.call('phoneSend', { name: 'a.jpg' }, file)
        expect(await phone.call('phoneSend', { name: 'a.jpg' }, file)).toEqual({ sent: 1, most: 60 })
        expect(await phone.call('phoneLook', {})).toMatchObject({ sent: 1 })
        const other = await doctor.call('timebarAdd', { caseUuid, createday: '2026-05-05T00:00', type: 2 })
        const second = await doctor.call('phoneLinkAdd', { recordUuid: other.uuid })
        expect(await bench().visitor(second.token).refusal('phoneSend', { name: 'a.jpg' }, file)).toBe('PHONE_PHOTO_KNOWN')
        expect(await waiting(doctor)).toHaveLength(1)
      })
    })

    describe('when it ends', () => {
      test('closed, over, replaced, its record in the bin or handed over: all refused alike, and the body is not taken', async () => {
        const { doctor, phone, link, caseUuid, recordUuid } = await linked(bench())
        const refused = async (token: string) =>
          bench()
            .visitor(token)
            .refusal('phoneSend', { name: 'x' }, await photo())
        const next = await doctor.call('phoneLinkAdd', { recordUuid })
        expect(await phone.refusal('phoneLook', {})).toBe('PHONE_LINK_ENDED')
        expect(await refused(link.token)).toBe('PHONE_LINK_ENDED')
        await doctor.call('phoneLinkClose', { uuid: next.uuid })
        expect(await refused(next.token)).toBe('PHONE_LINK_ENDED')
        expect(await doctor.call('phoneLinks', { recordUuid })).toEqual([])
        const third = await doctor.call('phoneLinkAdd', { recordUuid })
        await doctor.call('patientDelete', { uuid: caseUuid })
        expect(await refused(third.token)).toBe('PHONE_LINK_ENDED')
        await doctor.call('patientRestore', { uuid: caseUuid })
        expect(await refused(third.token)).toBe('DONE')
        await doctor.call('timebarDelete', { uuid: recordUuid })
        expect(await refused(third.token)).toBe('PHONE_LINK_ENDED')
        await doctor.call('timebarRestore', { uuid: recordUuid })
        expect(await refused(third.token)).toBe('DONE')
        bench().clock.ahead += 10 * minute
        expect(await refused(third.token)).toBe('PHONE_LINK_ENDED')
        const last = await doctor.call('phoneLinkAdd', { recordUuid })
        await doctor.call('clinicFound', { name: '甲诊所', withCases: true })
        expect(await refused(last.token)).toBe('PHONE_LINK_ENDED')
      })

      test('one is open of several asked for at the same moment', async () => {
        const { doctor, recordUuid } = await linked(bench())
        for (let round = 0; round < 3; round += 1) {
          await Promise.all(Array.from({ length: 6 }, () => doctor.call('phoneLinkAdd', { recordUuid })))
          expect(await doctor.call('phoneLinks', { recordUuid })).toHaveLength(1)
        }
      })

      test('one takes the place of its maker’s own for that record, and of no colleague’s', async () => {
        const owner = await bench().doctor()
        await owner.call('clinicFound', { name: '丙诊所', withCases: false })
        const { recordUuid, caseUuid } = await caseWithRecord(owner)
        const other = await owner.call('timebarAdd', { caseUuid, createday: '2026-05-05T00:00', type: 2 })
        const { token } = await owner.call('invitationAdd', { name: '前台', role: 'assistant', days: 1 })
        const assistant = await bench().doctor()
        await assistant.call('invitationAccept', { token })
        const links = [
          await owner.call('phoneLinkAdd', { recordUuid }),
          await owner.call('phoneLinkAdd', { recordUuid: other.uuid }),
          await assistant.call('phoneLinkAdd', { recordUuid }),
          await assistant.call('phoneLinkAdd', { recordUuid }),
        ]
        const looks = await Promise.all(links.map(link => bench().visitor(link.token).refusal('phoneLook', {})))
        expect(looks).toEqual(['DONE', 'DONE', 'PHONE_LINK_ENDED', 'DONE'])
        const open = (await owner.call('phoneLinks', { recordUuid })).map(({ uuid }) => uuid)
        expect(open).toEqual([links[3]?.uuid, links[0]?.uuid])
      })

      test('sixty photos and no more, however many come at once', async () => {
        const { doctor, phone, link } = await linked(bench())
        const { db } = bench().server.ports.store
        await db.updateTable('phone_link').set({ sent: 58 }).where('uuid', '=', link.uuid).execute()
        const files = await Promise.all(Array.from({ length: 5 }, photo))
        const replies = await Promise.all(files.map(file => phone.refusal('phoneSend', { name: 'x.jpg' }, file)))
        expect(replies.toSorted()).toEqual(['DONE', 'DONE', 'PHONE_LINK_FULL', 'PHONE_LINK_FULL', 'PHONE_LINK_FULL'])
        expect(await waiting(doctor)).toHaveLength(2)
      })

      test('tokens are not tried through', async () => {
        const tries = await Promise.all(
          Array.from({ length: 22 }, (_, i) =>
            bench()
              .visitor(String(i % 10).repeat(43))
              .refusal('phoneLook', {}),
          ),
        )
        expect(tries.filter(reason => reason === 'SIGN_IN_THROTTLED')).toHaveLength(2)
        bench().clock.ahead += 16 * minute
      })
    })

    test('in a clinic each photo stands in the log, and a link dies with its maker’s membership', async () => {
      const owner = await bench().doctor()
      await owner.call('clinicFound', { name: '乙诊所', withCases: false })
      const { caseUuid, recordUuid } = await caseWithRecord(owner)
      const { token: invited } = await owner.call('invitationAdd', { name: '前台', role: 'assistant', days: 1 })
      const assistant = await bench().doctor('phone.desk')
      await assistant.call('invitationAccept', { token: invited })
      const { token } = await assistant.call('phoneLinkAdd', { recordUuid })
      const phone = bench().visitor(token)
      await phone.call('phoneSend', { name: 'a.jpg' }, await photo())
      const { rows } = await owner.call('clinicLog', {})
      expect(rows.slice(0, 2).map(row => [row.action, row.person, row.caseUuid === caseUuid])).toEqual([
        ['phoneSend', 'phone.desk', true],
        ['phoneLinkAdd', 'phone.desk', true],
      ])
      expect((await owner.call('clinicLogCheck', {})).broken).toBe(null)
      const { userId: person } = await assistant.call('cUserInfo', {})
      await owner.call('memberRemove', { person, casesTo: null })
      expect(await phone.refusal('phoneSend', { name: 'b.jpg' }, await photo())).toBe('PHONE_LINK_ENDED')
    })
  },
  suite,
)
