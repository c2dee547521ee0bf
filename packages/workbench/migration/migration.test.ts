import type { Patient } from '@sella/contract/entities'
import type { WaitingCandidate } from '@sella/contract/waiting'
import { describe, expect, it } from 'vitest'
import { notReached } from '../server/refused'
import { type FileAway, type Made, makeCarrying, type Outcome } from './carry-out'
import { type LookedFile, newcomersOfFolders } from './from-folders'
import { newcomersOfTable, proposedReading, withField } from './from-table'
import { hindranceOf, isReady, type Newcomer, proposedGoal, remarksOf } from './newcomer'

const today = '2026-11-22'
const candidate = (more: Partial<WaitingCandidate>): WaitingCandidate => ({
  ...{ caseUuid: 'c', name: '张三', birthday: null, sex: null, caseNo: '', agrees: ['name'], differs: [], records: [] },
  ...more,
})
const draft = { name: '张三', number: '', sex: null, birthday: '', phone: '', agency: '', notes: '' } as const
const newcomer = (key: string, more: Partial<Newcomer> = {}): Newcomer => ({
  ...{ key, source: key, draft, doubts: [], files: [], undated: '', goal: { at: 'new' }, likely: [] },
  ...more,
})
const file = (index: number, day: string | null, more: Partial<Newcomer['files'][number]> = {}) =>
  ({
    index,
    name: `${index}.jpg`,
    day,
    dayBy: day === null ? null : 'folder',
    otherDay: null,
    kind: 'Smile_Photo',
    guessed: false,
    refused: null,
    ...more,
  }) as const

describe('what is proposed', () => {
  it('a case by its number, or by name and birthday; somebody else where the birthday differs; else a person decides', () => {
    expect(proposedGoal([])).toEqual({ at: 'new' })
    expect(proposedGoal([candidate({ agrees: ['number', 'name'] })])).toEqual({ at: 'case', uuid: 'c' })
    expect(proposedGoal([candidate({ agrees: ['name', 'birthday'] })])).toEqual({ at: 'case', uuid: 'c' })
    expect(proposedGoal([candidate({ differs: ['birthday'] })])).toEqual({ at: 'new' })
    expect(proposedGoal([candidate({})])).toBeNull()
    expect(proposedGoal([candidate({ agrees: ['number'], differs: ['name'] })])).toBeNull()
    expect(proposedGoal([candidate({ agrees: ['number'] }), candidate({ caseUuid: 'd', agrees: ['number'] })])).toBeNull()
  })

  it('nothing is filed that is undecided, nameless, of an impossible day or of a number that is taken', () => {
    const of = (more: Partial<Newcomer>) =>
      hindranceOf(newcomer('a', more), [newcomer('a', more), newcomer('b', { draft: { ...draft, number: '7' } })], today)
    expect(of({})).toBeNull()
    expect(of({ goal: null })).toBe('decide')
    expect(of({ draft: { ...draft, name: ' ' } })).toBe('name')
    expect(of({ draft: { ...draft, birthday: '2009-02-30' } })).toBe('birthday')
    expect(of({ draft: { ...draft, birthday: '2027-01-01' } })).toBe('future')
    // As in every field for a date: what can mean one day alone is taken, what can mean two is not.
    expect(['18/03/2012', '5 Apr 2012', '２０１２．３．４'].map(birthday => of({ draft: { ...draft, birthday } }))).toEqual([
      null,
      null,
      null,
    ])
    expect(of({ draft: { ...draft, birthday: '03/04/2012' } })).toBe('birthday')
    expect(of({ files: [file(0, null)], undated: '03/04/2024' })).toBe('undated')
    expect(of({ draft: { ...draft, number: '7' } })).toBe('numberTwice')
    expect(of({ draft: { ...draft, number: 'k1' }, likely: [candidate({ caseNo: 'K1' })] })).toBe('numberTaken')
    expect(of({ files: [file(0, '2027-01-01')] })).toBe('dayWrong')
    expect(of({ draft: { ...draft, birthday: '2012-01-01' }, files: [file(0, '2011-01-01')] })).toBe('dayWrong')
    expect(of({ goal: { at: 'with', key: 'gone' } })).toBe('goalGone')
    expect(of({ files: [file(0, null)], undated: 'x' })).toBe('undated')
    expect(isReady(newcomer('a', { goal: { at: 'out' }, draft: { ...draft, name: '' } }), [], today)).toBe(false)
  })

  it('files without a day are told until a day is given', () => {
    const some = newcomer('a', { files: [file(0, null), file(1, '2024-05-01', { otherDay: '2024-04-01' })] })
    expect(remarksOf(some, [some])).toEqual([
      { about: 'undatedFiles', count: 1 },
      { about: 'otherDays', count: 1 },
    ])
    expect(remarksOf({ ...some, undated: '2024-05-02' }, [some])).toEqual([{ about: 'otherDays', count: 1 }])
  })
})

describe('where newcomers come from', () => {
  const looked = (folders: string, more: Partial<LookedFile> = {}): LookedFile => ({
    ...{
      name: 'a.jpg',
      folders: folders.split('/'),
      day: null,
      dayBy: null,
      kind: 'Other',
      guessed: true,
      refused: null,
      person: null,
    },
    ...more,
  })
  it('folders, filled by what their DICOM files say together; contradictions are left empty and told', () => {
    const person = { name: '李四', nameInFile: 'LI^SI', birthDate: '2010-02-03', sex: 'female', id: 'A7' } as const
    const taken = newcomersOfFolders([
      looked('x/1001/2024-05-01', { person }),
      looked('x/王五', { person: { ...person, id: 'B1' } }),
      looked('x/王五', { person: { ...person, id: 'B1', birthDate: '2011-02-03' } }),
    ])
    expect(taken?.newcomers.map(({ draft: d, doubts }) => [d.name, d.number, d.birthday, d.sex, doubts])).toEqual([
      ['李四', '1001', '2010-02-03', 'female', []],
      ['王五', 'B1', '', 'female', ['personDiffers']],
    ])
  })

  it('a file goes by the day of its folder before its own, and whose word it is comes with it', () => {
    const taken = newcomersOfFolders([
      looked('x/张三/2024-05-01', { day: '2024-04-01', dayBy: 'exif' }),
      looked('x/李四', { day: '2024-04-02', dayBy: 'dicom' }),
      looked('x/李四', { day: '2024-04-03', dayBy: 'exif' }),
      looked('x/李四'),
    ])
    expect(taken?.newcomers.flatMap(({ files }) => files.map(({ day, dayBy }) => [day, dayBy]))).toEqual([
      ['2024-05-01', 'folder'],
      ['2024-04-02', 'dicom'],
      ['2024-04-03', 'exif'],
      [null, null],
    ])
  })

  it('a folder that holds nothing to keep is no patient: its files are told with their reasons', () => {
    const refused = { code: 'IMAGE_BROKEN', details: {} } as const
    const text = { kind: null, guessed: false, refused }
    const taken = newcomersOfFolders([looked('x/张三'), looked('x/说明', text), looked('x/李四', text), looked('x/李四')])
    expect([taken?.newcomers.map(({ draft: d }) => d.name), taken?.loose]).toEqual([['张三', '李四'], [1]])
    expect(taken?.newcomers[1]?.files.map(({ kind, refused: why }) => [kind, why])).toEqual([
      [null, refused],
      ['Other', null],
    ])
  })

  it('tables, below their titles, each line named by its number', () => {
    const lines = [
      ['导出', ''],
      ['姓名', '出生日期'],
      ['张三', '2009-04-05'],
      ['李四', '去年'],
    ]
    const reading = proposedReading(lines)
    expect(reading).toEqual({ above: 1, fields: ['name', 'birthday'], order: 'ymd' })
    expect(
      newcomersOfTable(lines, reading).map(({ key, draft: d, doubts }) => [key, d.name, d.birthday, d.notes, doubts]),
    ).toEqual([
      ['3', '张三', '2009-04-05', '', []],
      ['4', '李四', '', '出生日期: 去年', ['birthdayUnread']],
    ])
    expect(withField(['name', 'notes'], 1, 'name')).toEqual(['notes', 'name'])
  })
})

describe('carrying out', () => {
  const stored: Patient = {
    ...{ uuid: 'c', name: '张三', sex: null, birthday: '2009-04-05', caseNo: '', agency: null, phone: null },
    ...{ notes: '怕疼', favorite: false, createdAt: '', updatedAt: '' },
  }
  const world = (fails: readonly string[] = []) => {
    const [sent, added, updated, froms]: [FileAway[][], string[], unknown[], string[]] = [[], [], [], []]
    const [outcomes, log]: [Outcome[], { made: Made | null }] = [[], { made: null }]
    const carry = makeCarrying(
      {
        addPatient: async input => {
          if (fails.includes(input.name)) throw new Error('no')
          added.push(input.name)
          return { ...stored, ...input, agency: null, uuid: `new ${input.name}` }
        },
        patient: async () => stored,
        updatePatient: async input => {
          updated.push(input)
          return stored
        },
        agency: async () => null,
        records: async uuid => (uuid === 'c' ? [{ uuid: 'old', createday: '2024-05-01T08:00:00', type: 1 }] : []),
        addRecord: async ({ caseUuid, createday, type }) => ({
          uuid: `${caseUuid} ${createday.slice(0, 10)} ${type}`,
          ...{ createday, type },
        }),
        send: async (_, files, from) => {
          if (fails.includes('send')) throw new Error('no')
          sent.push([...files])
          froms.push(from)
          return `drop ${sent.length}`
        },
        remember: made => {
          log.made = made
        },
      },
      outcome => outcomes.push(outcome),
    )
    return { carry, sent, froms, added, updated, outcomes, log }
  }
  const go = () => false

  it('files go into the record of their day, new ones the earliest first; what has no day is left out', async () => {
    const { carry, sent, froms } = world()
    const refused = { code: 'IMAGE_BROKEN', details: {} } as const
    const files = [
      file(0, '2025-01-01'),
      file(1, '2023-01-01'),
      file(2, null),
      file(3, '2023-01-01', { kind: null }),
      file(4, '2023-01-01', { kind: null, refused }),
    ]
    await carry([newcomer('a', { files })], go)
    expect(sent[0]?.map(({ why }) => why)).toEqual([null, null, 'undated', 'skipped', refused])
    expect(froms).toEqual(['a'])
    expect(sent[0]?.map(({ index, place }) => [index, place?.record ?? null])).toEqual([
      [0, 'new 张三 2025-01-01 2'],
      [1, 'new 张三 2023-01-01 1'],
      [2, null],
      [3, null],
      [4, null],
    ])
  })

  it('a record older than those of a stored case is initial, not one of the middle', async () => {
    const { carry, sent } = world()
    const goal = { at: 'case', uuid: 'c' } as const
    await carry([newcomer('a', { goal, files: [file(0, '2022-06-01'), file(1, '2025-01-01')] })], go)
    expect(sent[0]?.map(({ place }) => place?.record)).toEqual(['c 2022-06-01 1', 'c 2025-01-01 2'])
  })

  it('a file of a day that a person typed says so in its place', async () => {
    const { carry, sent } = world()
    await carry([newcomer('a', { files: [file(0, '2025-01-01'), file(1, null)], undated: '3 Feb 2024' })], go)
    expect(sent[0]?.map(({ place }) => [place?.day, place?.dayBy])).toEqual([
      ['2025-01-01', 'folder'],
      ['2024-02-03', 'typed'],
    ])
  })

  it('a stored case keeps what it says, is filled where it is silent, and what was before is known', async () => {
    const { carry, updated, added, log, sent } = world()
    const more = { ...draft, name: '章三', birthday: '2010-01-01', phone: '138', notes: '怕疼\n诊断: II类' }
    await carry([newcomer('a', { goal: { at: 'case', uuid: 'c' }, draft: more, files: [file(0, '2024-05-01')] })], go)
    expect(added).toEqual([])
    expect(updated).toMatchObject([{ uuid: 'c', name: '张三', birthday: '2009-04-05', phone: '138', notes: '怕疼\n诊断: II类' }])
    expect(log.made?.filled.map(({ before }) => [before.phone, before.notes])).toEqual([[null, '怕疼']])
    expect(sent[0]?.[0]?.place?.record).toBe('old')
  })

  it('one that fails stops no other, and who goes with it fails too; tried again, nothing is made twice', async () => {
    const fails = ['张三']
    const { carry, outcomes, added } = world(fails)
    const all = [
      newcomer('b', { goal: { at: 'with', key: 'a' } }),
      newcomer('a'),
      newcomer('c', { draft: { ...draft, name: '李四' } }),
    ]
    await carry(all, go)
    expect(outcomes.map(({ key, end }) => [key, end])).toEqual([
      ['a', 'failed'],
      ['c', 'added'],
      ['b', 'failed'],
    ])
    fails.pop()
    await carry(all, go)
    expect(added).toEqual(['李四', '张三'])
  })

  /** A server that does what it is asked and whose next reply is lost, and a doctor who tries again. */
  const lossy = () => {
    const state = { lost: false, now: { ...stored }, added: [] as Patient[], updated: 0, made: null as Made | null }
    const reply = (patient: Patient): Patient => {
      if (!state.lost) return patient
      state.lost = false
      throw notReached()
    }
    const carry = makeCarrying(
      {
        addPatient: async input => {
          const before = state.added.find(({ name }) => name === input.name)
          const patient = before ?? { ...stored, ...input, agency: null, uuid: `new ${input.name}` }
          if (!before) state.added.push(patient)
          return reply(patient)
        },
        patient: async () => state.now,
        updatePatient: async ({ from: _, ...input }) => {
          state.updated += 1
          state.now = { ...state.now, ...input, agency: null }
          return reply(state.now)
        },
        agency: async () => null,
        records: async () => [],
        addRecord: async ({ createday, type }) => ({ uuid: 'r', createday, type }),
        send: async () => {
          // Whatever was made before is remembered by now.
          expect(state.made?.cases.length).toBe(state.added.length)
          return 'drop'
        },
        remember: made => {
          state.made = made
        },
      },
      () => undefined,
    )
    return { state, carry }
  }

  it('a new case whose reply was lost is made once, also where she was corrected before it is tried again', async () => {
    const { state, carry } = lossy()
    state.lost = true
    await carry([newcomer('a')], go)
    expect(state.made).toBeNull()
    await carry([newcomer('a', { draft: { ...draft, name: '章三' } })], go)
    expect([state.added.map(({ name }) => name), state.now.name]).toEqual([['张三'], '章三'])
    expect(state.made?.cases).toEqual(['new 张三'])
  })

  it('each newcomer is made by herself, though another’s reply was lost', async () => {
    const { state, carry } = lossy()
    state.lost = true
    await carry([newcomer('a'), newcomer('b', { draft: { ...draft, name: '李四' } })], go)
    expect([state.added.map(({ name }) => name), state.made?.cases]).toEqual([['张三', '李四'], ['new 李四']])
  })

  it('what was filled into a stored case is known to be taken back, though its reply was lost', async () => {
    const { state, carry } = lossy()
    const joining = newcomer('a', { goal: { at: 'case', uuid: 'c' }, draft: { ...draft, phone: '138' } })
    state.lost = true
    await carry([joining], go)
    expect(state.made).toBeNull()
    await carry([joining], go)
    expect([state.updated, state.made?.filled.map(({ uuid, before, after }) => [uuid, before.phone, after.phone])]).toEqual([
      1,
      [['c', null, '138']],
    ])
  })

  it('what was not stored, or changed by another window since, is not taken for filled here', async () => {
    const { state, carry } = lossy()
    const joining = newcomer('a', { goal: { at: 'case', uuid: 'c' }, draft: { ...draft, phone: '138' } })
    state.lost = true
    await carry([joining], go)
    state.now = { ...state.now, phone: '139' }
    await carry([joining], go)
    expect([state.made, state.now.phone]).toEqual([null, '139'])
  })

  it('files are on their way only when everything made before is remembered; stopped, the next is not begun', async () => {
    const { state, carry } = lossy()
    await carry([newcomer('a', { files: [file(0, '2025-01-01')] })], go)
    expect(state.made).toEqual({ cases: ['new 张三'], filled: [], drops: ['drop'] })
    await carry([newcomer('b', { draft: { ...draft, name: '李四' } })], () => true)
    expect(state.added).toHaveLength(1)
  })
})
