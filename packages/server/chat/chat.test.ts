import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer, text as readText } from 'node:stream/consumers'
import { calls } from '@sella/contract/calls/index'
import { expect, test } from 'vitest'
import { exportAccount } from '../archive/export'
import { nameShape } from '../archive/format'
import { openZip } from '../archive/zip-in'
import type { TestBench, Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { picture } from '../testing/samples'
import { setStaff } from './staff'

const staffIn = async (bench: TestBench, name: string): Promise<Visitor> => {
  const visitor = await bench.doctor(name)
  await setStaff(bench.server.ports.store.db, name, { staff: true, now: Date.now() })
  return visitor
}

const idOf = async (visitor: Visitor): Promise<string> => (await visitor.call('cUserInfo', {})).userId

const words = (text: string) => ({ uuid: randomUUID(), text })

const conversationOf = async (staff: Visitor, loginName: string): Promise<string> => {
  const { conversations } = await staff.call('inboxList', { search: loginName })
  const uuid = conversations.find(each => each.loginName === loginName)?.uuid
  if (!uuid) throw new Error(`no conversation of ${loginName}`)
  return uuid
}

onEachEngine('customer service', bench => {
  test('a place beyond what a database can count is refused, not a failure', async () => {
    const doctor = await bench().doctor('far-away')
    for (const place of [2 ** 31, 2 ** 53 - 1]) {
      expect(await doctor.refusal('chatGet', { after: place })).toBe('INPUT_INVALID')
      expect(await doctor.refusal('chatGet', { before: place })).toBe('INPUT_INVALID')
      expect(await doctor.refusal('chatRead', { seq: place })).toBe('INPUT_INVALID')
    }
    expect(await doctor.refusal('chatGet', { after: 2 ** 31 - 1 })).toBe('DONE')
  })

  test('what a doctor says is answered, counted as unread and ticked off when it is read, on both sides', async () => {
    const doctor = await bench().doctor('asks')
    const staff = await staffIn(bench(), 'answers')
    expect(await doctor.call('chatState', {})).toMatchObject({ unread: 0, lastSeq: 0, closed: false })
    const context = { page: '/patientImage', version: '0.1.0' }
    const asked = await doctor.call('chatSend', { ...words('  SN-MP 能改吗？ '), context })
    expect(asked).toMatchObject({ seq: 1, from: 'doctor', name: 'asks', text: 'SN-MP 能改吗？', picture: null, context })
    const before = (await staff.call('inboxState', {})).unread
    const uuid = await conversationOf(staff, 'asks')
    const { conversation, messages } = await staff.call('inboxGet', { uuid })
    expect([conversation.unread, conversation.lastText, messages.map(({ text }) => text)]).toEqual([1, asked.text, [asked.text]])
    expect((await staff.call('inboxRead', { uuid, seq: 1 })).unread).toBe(0)
    expect((await staff.call('inboxState', {})).unread).toBe(before - 1)
    expect(await doctor.call('chatState', {})).toMatchObject({ unread: 0, readByStaff: 1 })
    await staff.call('inboxSend', { conversation: uuid, ...words('可以新建方法') })
    await staff.call('inboxSend', { conversation: uuid, ...words('在自定义分析里') })
    expect(await doctor.call('chatState', {})).toMatchObject({ unread: 2, lastSeq: 3 })
    expect(await doctor.call('chatRead', { seq: 2 })).toMatchObject({ unread: 1 })
    expect(await doctor.call('chatRead', { seq: 99 })).toMatchObject({ unread: 0, lastSeq: 3 })
    expect(await doctor.call('chatRead', { seq: 1 })).toMatchObject({ unread: 0 })
    expect((await staff.call('inboxGet', { uuid })).conversation).toMatchObject({
      readByDoctor: 3,
      assignedTo: { name: 'answers' },
    })
  })

  test('a message sent again after a lost answer is there once, and two windows at once begin one conversation', async () => {
    const doctor = await bench().doctor('twice')
    const drafts = Array.from({ length: 6 }, (_, i) => words(`第 ${i} 条`))
    const sent = await Promise.all([...drafts, ...drafts].map(draft => doctor.call('chatSend', draft)))
    expect(new Set(sent.map(({ uuid }) => uuid)).size).toBe(6)
    const { messages, state } = await doctor.call('chatGet', {})
    expect([messages.map(({ seq }) => seq), state.lastSeq]).toEqual([[1, 2, 3, 4, 5, 6], 6])
    expect(new Set(messages.map(({ text }) => text))).toEqual(new Set(drafts.map(({ text }) => text)))
  })

  test('messages come in stretches of fifty, from the end, before a place and after one', async () => {
    const doctor = await bench().doctor('long')
    for (let i = 0; i < 63; i += 1) {
      if (i % 20 === 0) bench().clock.ahead += 61_000
      await doctor.call('chatSend', words(String(i + 1)))
    }
    const end = await doctor.call('chatGet', {})
    const early = await doctor.call('chatGet', { before: end.messages[0]?.seq ?? 0 })
    const late = await doctor.call('chatGet', { after: 60 })
    const texts = (page: typeof end) => [page.messages[0]?.text, page.messages.at(-1)?.text, page.messages.length, page.more]
    expect([texts(end), texts(early), texts(late)]).toEqual([
      ['14', '63', 50, true],
      ['1', '13', 13, false],
      ['61', '63', 3, false],
    ])
  })

  test('empty, endless and too many messages are refused, each in its own words', async () => {
    const doctor = await bench().doctor('much')
    expect(await doctor.refusal('chatSend', words(' \n '))).toBe('CHAT_EMPTY')
    expect(await doctor.refusal('chatSend', words('长'.repeat(2001)))).toBe('CHAT_TOO_LONG')
    const context = { page: '/patientImage?case=1', version: '1' }
    expect(await doctor.refusal('chatSend', { ...words('x'), context })).toBe('INPUT_INVALID')
    for (let i = 0; i < 20; i += 1) await doctor.call('chatSend', words('x'))
    const next = words('kept by the page')
    expect(await doctor.refusal('chatSend', next)).toBe('CHAT_TOO_MANY')
    bench().clock.ahead += 61_000
    expect((await doctor.call('chatSend', next)).seq).toBe(21)
  })

  test('staff send no more than is allowed, into however many conversations at the same moment', async () => {
    const staff = await staffIn(bench(), 'busy-staff')
    const asking: string[] = []
    for (let n = 0; n < 10; n += 1) {
      const doctor = await bench().doctor(`asks-too-${n}`)
      await doctor.call('chatSend', words('x'))
      asking.push(await conversationOf(staff, `asks-too-${n}`))
    }
    const answer = (n: number) => staff.refusal('inboxSend', { conversation: asking[n % 10] ?? '', ...words('x') })
    const replies = await Promise.all(Array.from({ length: 90 }, (_, n) => answer(n)))
    expect(replies.filter(reply => reply === 'DONE')).toHaveLength(60)
  })

  test('a picture passes the guards of a film, is shown without what its file carries, and belongs to no case', async () => {
    const doctor = await bench().doctor('draws')
    const staff = await staffIn(bench(), 'looks')
    const file = await picture('png', { width: 90, height: 60, tone: 3 })
    const uuid = randomUUID()
    const sent = await doctor.call('chatPicture', { uuid }, file)
    expect(sent).toMatchObject({ text: '', picture: { width: 90, height: 60 } })
    expect((await doctor.call('chatPicture', { uuid }, file)).seq).toBe(sent.seq)
    const shown = await fetch(bench().server.address + sent.picture?.url)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await doctor.call('patientGet', {})).total).toBe(0)
    const more = { uuid: randomUUID() }
    expect(await doctor.refusal('chatPicture', more, new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(
      'IMAGE_FORMAT',
    )
    expect(await doctor.refusal('chatPicture', more, await picture('tiff'))).toBe('CHAT_PICTURE')
    expect(await doctor.refusal('chatPicture', more, file.subarray(0, 200))).toBe('IMAGE_BROKEN')
    expect(await doctor.refusal('chatPicture', more, new Uint8Array(10_000_001))).toBe('FILE_TOO_LARGE')
    const conversation = await conversationOf(staff, 'draws')
    await staff.call('inboxPicture', { conversation, uuid: randomUUID() }, await picture('jpeg', { tone: 9 }))
    expect((await doctor.call('chatGet', {})).messages.map(({ from, picture: shown }) => [from, shown !== null])).toEqual([
      ['doctor', true],
      ['staff', true],
    ])
    const { store, files } = bench().server.ports
    const paths = (
      await store.db.selectFrom('chat_message').select('picture_path').where('picture_path', 'is not', null).execute()
    ).flatMap(row => row.picture_path ?? [])
    const archive = await buffer(await exportAccount({ ...store, files }, await idOf(doctor), new Date()))
    const place = join(bench().folder, 'taken-along.zip')
    await writeFile(place, archive)
    const zip = await openZip(place, { nameShape, largest: 1e9 })
    const archived = JSON.parse(await readText(await zip.open('conversation.json')))
    zip.close()
    expect(archived.map((message: { from: string; picture: string }) => [message.from, zip.names.has(message.picture)])).toEqual([
      ['doctor', true],
      ['staff', true],
    ])
    await doctor.call('accountDelete', { password: 'correct horse' })
    for (const path of paths) expect([path, await files.find(path)]).toEqual([path, null])
  })

  test('nobody is there until one of the staff says so, and not for longer than a minute and a half', async () => {
    const doctor = await bench().doctor('waits')
    const staff = await staffIn(bench(), 'present')
    const online = async () => (await doctor.call('chatState', {})).online
    expect(await online()).toBe(false)
    await staff.call('inboxHere', { here: true })
    expect(await online()).toBe(true)
    expect(await staff.call('inboxStaff', {})).toContainEqual(expect.objectContaining({ name: 'present', online: true }))
    bench().clock.ahead += 91_000
    expect(await online()).toBe(false)
    await staff.call('inboxHere', { here: true })
    await staff.call('inboxHere', { here: false })
    expect(await online()).toBe(false)
  })

  test('a conversation is assigned among the staff, closed, and opened again by the doctor’s next word', async () => {
    const doctor = await bench().doctor('returns')
    const [first, second] = [await staffIn(bench(), 'staff-one'), await staffIn(bench(), 'staff-two')]
    await doctor.call('chatSend', words('第一次'))
    const uuid = await conversationOf(first, 'returns')
    const members = await first.call('inboxStaff', {})
    const to = members.find(({ name }) => name === 'staff-two')?.uuid ?? null
    expect((await first.call('inboxAssign', { uuid, to })).assignedTo).toEqual({ uuid: to, name: 'staff-two' })
    expect((await second.call('inboxList', { show: 'mine' })).conversations.map(c => c.uuid)).toEqual([uuid])
    const { userId } = await doctor.call('cUserInfo', {})
    expect(await first.refusal('inboxAssign', { uuid, to: userId })).toBe('NOT_STAFF')
    expect((await second.call('inboxClose', { uuid, closed: true })).closed).toBe(true)
    expect((await doctor.call('chatState', {})).closed).toBe(true)
    expect((await first.call('inboxList', { show: 'closed', search: '第一' })).conversations.map(c => c.uuid)).toEqual([uuid])
    await doctor.call('chatSend', words('还有一事'))
    expect((await first.call('inboxGet', { uuid })).conversation).toMatchObject({ closed: false, unread: 2 })
    expect((await first.call('inboxAssign', { uuid, to: null })).assignedTo).toBe(null)
  })

  test('the inbox finds by account and by words, taking % and _ for themselves, and puts who waits first', async () => {
    const staff = await staffIn(bench(), 'searcher')
    const [a, b] = [await bench().doctor('find-Anna'), await bench().doctor('find-berta')]
    await a.call('chatSend', words('Detection finds 100% of them'))
    bench().clock.ahead += 1000
    await b.call('chatSend', words('norm_set missing'))
    const namesFor = async (search: string) =>
      (await staff.call('inboxList', { search })).conversations.map(({ loginName }) => loginName)
    expect(await namesFor('FIND-')).toEqual(['find-berta', 'find-Anna'])
    expect([await namesFor('100%'), await namesFor('norm_set'), await namesFor('%'), await namesFor('normXset')]).toEqual([
      ['find-Anna'],
      ['find-berta'],
      ['find-Anna'],
      [],
    ])
    const uuid = await conversationOf(staff, 'find-berta')
    await staff.call('inboxRead', { uuid, seq: 1 })
    expect(await namesFor('find-')).toEqual(['find-Anna', 'find-berta'])
    expect((await staff.call('inboxList', { search: 'find-', page: 2 })).conversations).toEqual([])
  })

  test('only the staff may make a call of the staff: no doctor, nobody without a token, and no one who was staff', async () => {
    const staffCalls = (Object.keys(calls) as (keyof typeof calls)[]).filter(name => calls[name].access === 'staff')
    expect(staffCalls.length).toBe(10)
    const doctor = await bench().doctor('plain')
    await doctor.call('chatSend', words('甲的话'))
    const staff = await staffIn(bench(), 'leaves')
    const uuid = await conversationOf(staff, 'plain')
    for (const name of staffCalls) {
      const input = { uuid, conversation: uuid, here: true, closed: true, seq: 1, to: null, text: 'x' }
      expect([name, await doctor.refusal(name, input)]).toEqual([name, 'FORBIDDEN'])
      expect([name, await bench().visitor().refusal(name, input)]).toEqual([name, 'SESSION_EXPIRED'])
    }
    await setStaff(bench().server.ports.store.db, 'leaves', { staff: false, now: Date.now() })
    expect(await staff.refusal('inboxList', {})).toBe('SESSION_EXPIRED')
    const again = await bench().visitor().call('login', { loginName: 'leaves', password: 'correct horse' })
    expect(await bench().visitor(again.token).refusal('inboxList', {})).toBe('FORBIDDEN')
    for (const name of ['inboxGet', 'inboxRead', 'inboxClose', 'inboxAssign', 'inboxSend'] as const) {
      const other = await staffIn(bench(), `other-${name}`)
      const nobody = { uuid: randomUUID(), conversation: randomUUID(), seq: 1, closed: true, to: null, text: 'x' }
      const input = Object.fromEntries(
        Object.keys(calls[name].input.shape).flatMap(key => (key in nobody ? [[key, nobody[key as 'uuid']]] : [])),
      )
      expect([name, await other.refusal(name, input)]).toEqual([name, 'NOT_FOUND'])
    }
  })

  test('the inbox says nothing of a doctor’s cases', async () => {
    const doctor = await bench().doctor('discreet')
    await doctor.call('patientAdd', {
      name: '保密患者',
      sex: null,
      birthday: '2012-03-04',
      caseNo: 'SECRET-1',
      agencyUuid: null,
      phone: null,
      notes: null,
    })
    await doctor.call('chatSend', words('没有附带病例'))
    const staff = await staffIn(bench(), 'curious')
    const uuid = await conversationOf(staff, 'discreet')
    const answers = JSON.stringify([await staff.call('inboxList', {}), await staff.call('inboxGet', { uuid })])
    for (const secret of ['保密患者', 'SECRET-1']) expect(answers).not.toContain(secret)
    expect((await staff.call('patientGet', {})).total).toBe(0)
  })
})
