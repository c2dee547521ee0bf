import type { Point3 } from '@sella/ceph/geometry/space'
import type { Tooth } from '@sella/ceph/study-models/tooth'
import { toothWidth } from '@sella/ceph/study-models/width'
import { modelReadingsFrom, modelReadingsText } from '@sella/contract/documents/model-readings'
import type { CaseRecord } from '@sella/contract/entities'
import { expect, it } from 'vitest'
import { Refused } from '../server/refused'
import { createModelDesk } from './model-desk'
import { placesOnto, stepsOf } from './tour'

const empty = { uuid: 'r', caseUuid: 'c', version: 1, photos: [] as CaseRecord['photos'] } as CaseRecord

/** A server that keeps one record, and a clock that waits to be moved. */
const bench = (files = { upper: 'u1', lower: 'l1' }, start: CaseRecord = empty, texts = new Map<string, string>()) => {
  let stored = start
  let waiting: (() => void)[] = []
  let away = false
  let losing = false
  const desk = createModelDesk({
    record: start,
    files,
    ports: {
      update: async (onto, text) => {
        if (away) throw new Refused(0, 'NETWORK', '')
        if (onto.version !== stored.version) throw new Refused(409, 'RECORD_CONFLICT', '')
        const { modelReadings: _, ...rest } = stored
        stored = { ...rest, version: stored.version + 1, ...(text === null ? {} : { modelReadings: text }) }
        if (losing) throw new Refused(0, 'NETWORK', '')
        return stored
      },
      current: async () => stored,
      texts: {
        kept: name => texts.get(name) ?? null,
        keep: (name, text) => (text === null ? void texts.delete(name) : void texts.set(name, text)),
      },
      after: (_, act) => {
        waiting.push(act)
        return () => {
          waiting = waiting.filter(each => each !== act)
        }
      },
    },
  })
  return {
    desk,
    texts,
    stored: () => stored,
    elsewhere: (part: Partial<CaseRecord>) => {
      stored = { ...stored, ...part, version: stored.version + 1 }
    },
    offline: (is: boolean) => {
      away = is
    },
    /** What is saved arrives, and its reply does not. */
    losesReplies: (is: boolean) => {
      losing = is
    },
    waits: () => waiting.length,
    rest: async () => {
      for (const act of waiting.splice(0)) act()
      await new Promise(resolve => setTimeout(resolve))
    },
  }
}

const at = (x: number): Point3 => ({ x, y: 0, z: 0 })

it('asks tooth by tooth, mesial first, and passes over one that is missing', () => {
  const { desk } = bench()
  expect(desk.state.get().step).toEqual({ tooth: '16', point: 'MC' })
  desk.place('upper', at(0))
  expect(desk.state.get().step).toEqual({ tooth: '16', point: 'DC' })
  desk.place('upper', at(10))
  expect(desk.state.get().step).toEqual({ tooth: '15', point: 'MC' })
  desk.markMissing('15', true)
  expect(desk.state.get().step).toEqual({ tooth: '14', point: 'MC' })
  expect(toothWidth(desk.state.get().readings, '16')?.mm).toBe(10)
  desk.beside(-1)
  expect(desk.state.get().step?.tooth).toBe('15')
  desk.beside(-1)
  desk.beside(-1)
  expect(desk.state.get().step?.tooth).toBe('36')
})

it('a click on a neighbour’s contact places the one asked for until it is placed, again in each round', () => {
  const { desk } = bench()
  const onto = (tooth: Tooth) => placesOnto(desk.state.get(), { tooth, point: 'DC' })
  expect(onto('15')).toBe(true)
  desk.place('upper', { x: 0, y: 0, z: 0 })
  expect(onto('15')).toBe(true)
  desk.select({ tooth: '16', point: 'MC' })
  expect(onto('15')).toBe(false)
  desk.again()
  desk.select({ tooth: '16', point: 'MC' })
  expect(onto('15')).toBe(true)
})

it('a click on any other point chooses it: of the tooth itself, of one further away or across, and a cusp', () => {
  const { desk } = bench()
  desk.select({ tooth: '11', point: 'MC' })
  const onto = (tooth: Tooth, point: 'MC' | 'CU' = 'MC') => placesOnto(desk.state.get(), { tooth, point })
  expect(['11', '12', '13', '21', '22', '41'].map(tooth => onto(tooth as Tooth))).toEqual([
    false,
    true,
    false,
    true,
    false,
    false,
  ])
  expect(onto('12', 'CU')).toBe(false)
})

it('a click on the other jaw places nothing', () => {
  const { desk } = bench()
  expect(desk.place('lower', at(1))).toBe(false)
  expect(desk.state.get().readings.teeth).toEqual({})
})

it('the cusps of the lower arch end with the second molars, on which the curve of Spee rests', () => {
  const steps = stepsOf('cusps')
  expect(steps.filter(({ point }) => point === 'DB').map(({ tooth }) => tooth)).toEqual(['47', '37'])
  expect(steps.filter(({ point }) => point === 'CF').map(({ tooth }) => tooth)).toEqual([
    ...['16', '14', '24', '26'],
    ...['46', '44', '34', '36'],
  ])
})

it('a second reading asks for every width again and leaves the first', () => {
  const { desk } = bench()
  desk.place('upper', at(0))
  desk.place('upper', at(10))
  desk.again()
  expect(desk.state.get()).toMatchObject({ round: 1, step: { tooth: '16', point: 'MC' } })
  desk.place('upper', at(0))
  desk.place('upper', at(10.4))
  const width = toothWidth(desk.state.get().readings, '16')
  expect(width?.readings).toEqual([10, 10.4])
  expect(width?.apart).toBe(true)
  desk.endAgain()
  expect(desk.state.get().round).toBe(0)
})

it('saves itself once the hand rests, once for all that was placed', async () => {
  const { desk, stored, rest, waits } = bench()
  desk.place('upper', at(0))
  desk.place('upper', at(10))
  expect([desk.state.get().saving, waits()]).toEqual(['unsaved', 1])
  await rest()
  expect(desk.state.get().saving).toBe('saved')
  expect(stored().version).toBe(2)
  expect(modelReadingsFrom(stored().modelReadings)).toEqual(desk.state.get().readings)
  expect(modelReadingsFrom(stored().modelReadings).files.upper).toBe('u1')
})

it('undo gives back what was, and that is saved too; nothing read is stored as nothing', async () => {
  const { desk, stored, rest } = bench()
  desk.place('upper', at(0))
  await rest()
  desk.undo()
  expect(desk.state.get().readings.teeth).toEqual({})
  expect(desk.state.get().step).toEqual({ tooth: '16', point: 'MC' })
  await rest()
  expect(stored().modelReadings).toBeUndefined()
  desk.redo()
  expect(desk.state.get().readings.teeth['16']?.contacts).toEqual([{ MC: at(0) }])
})

it('a record saved elsewhere meanwhile is saved onto; models read elsewhere are asked about', async () => {
  const { desk, stored, rest, elsewhere } = bench()
  elsewhere({ type: 2 })
  desk.place('upper', at(0))
  await rest()
  expect([desk.state.get().saving, stored().type]).toEqual(['saved', 2])
  elsewhere({ modelReadings: (stored().modelReadings ?? '').replace('"x":0', '"x":7') })
  desk.place('upper', at(10))
  await rest()
  expect(desk.state.get().saving).toBe('conflict')
  expect(await desk.save()).toBe(false)
  await desk.resolve(false)
  expect(desk.state.get().readings.teeth['16']?.contacts).toEqual([{ MC: at(7) }])
  desk.undo()
  expect(desk.state.get().readings.teeth['16']?.contacts).toEqual([{ MC: at(0), DC: at(10) }])
})

it('mine over theirs, when the doctor says so', async () => {
  const { desk, stored, rest, elsewhere } = bench()
  desk.place('upper', at(0))
  await rest()
  elsewhere({ modelReadings: (stored().modelReadings ?? '').replace('"x":0', '"x":7') })
  desk.place('upper', at(10))
  await rest()
  await desk.resolve(true)
  expect(modelReadingsFrom(stored().modelReadings).teeth['16']?.contacts).toEqual([{ MC: at(0), DC: at(10) }])
})

it('what could not be saved stays, and goes with the next save', async () => {
  const { desk, stored, rest, offline } = bench()
  offline(true)
  desk.place('upper', at(0))
  await rest()
  expect([desk.state.get().saving, desk.state.get().failed?.reason]).toEqual(['failed', 'NETWORK'])
  offline(false)
  expect(await desk.save()).toBe(true)
  expect(modelReadingsFrom(stored().modelReadings).teeth['16']?.contacts).toEqual([{ MC: at(0) }])
})

it('readings of another file are told, and started over jaw by jaw', async () => {
  const first = bench()
  first.desk.place('upper', at(0))
  await first.rest()
  const second = bench({ upper: 'u2', lower: 'l1' }, first.stored())
  expect(second.desk.strange()).toEqual(['upper'])
  second.desk.startOver('upper')
  expect(second.desk.strange()).toEqual([])
  second.desk.place('upper', at(3))
  expect(second.desk.state.get().readings.files.upper).toBe('u2')
})

it('keeps what was chosen before the first tooth is read, and nothing where all was taken back', async () => {
  const { desk, stored, rest } = bench()
  desk.change({ mmPerUnit: { upper: 25.4, lower: 25.4 } })
  await rest()
  expect(modelReadingsFrom(stored().modelReadings).mmPerUnit.upper).toBe(25.4)
  desk.markRaphe(true)
  desk.place('upper', at(0))
  desk.place('upper', at(20))
  await rest()
  expect(modelReadingsFrom(stored().modelReadings).raphe).toEqual({ from: at(0), to: at(20) })
  desk.undo()
  desk.undo()
  await rest()
  expect(stored().modelReadings).toBeUndefined()
})

const tooth = '16'
const read = ({ desk }: ReturnType<typeof bench>) => desk.state.get().readings.teeth[tooth]?.contacts[0]
const files = { upper: 'u1', lower: 'l1' }

it('what was read without a network is there again after a crash, as one step, and is then stored', async () => {
  const before = bench()
  before.offline(true)
  before.desk.place('upper', at(0))
  before.desk.place('upper', at(10))
  await before.rest()
  expect(before.desk.state.get().saving).toBe('failed')
  const after = bench(files, before.stored(), before.texts)
  expect([read(after), after.desk.state.get().saving]).toEqual([{ MC: at(0), DC: at(10) }, 'unsaved'])
  await after.rest()
  expect(modelReadingsFrom(after.stored().modelReadings).teeth[tooth]).toBeDefined()
  expect([...after.texts.keys()]).toEqual([])
  after.desk.undo()
  expect(read(after)).toBeUndefined()
})

it('where another window stored readings meanwhile, the doctor chooses', async () => {
  const before = bench()
  before.offline(true)
  before.desk.place('upper', at(0))
  const theirs = bench()
  theirs.desk.place('lower', at(3))
  theirs.desk.markMissing('15', true)
  await theirs.rest()
  const mine = bench(files, theirs.stored(), new Map(before.texts))
  expect([read(mine), mine.desk.state.get().saving]).toEqual([{ MC: at(0) }, 'conflict'])
  await mine.desk.resolve(true)
  expect(modelReadingsFrom(mine.stored().modelReadings).teeth[tooth]?.contacts[0]).toEqual({ MC: at(0) })
  const other = bench(files, theirs.stored(), new Map(before.texts))
  await other.desk.resolve(false)
  expect([read(other), [...other.texts.keys()]]).toEqual([undefined, []])
})

it('given up, it does not come back; who may not measure sees what is stored', () => {
  const before = bench()
  before.desk.place('upper', at(0))
  expect([...before.texts.keys()]).toEqual(['models.r'])
  const locked = createModelDesk({
    ...{ record: before.stored(), files, locked: true },
    ports: {
      ...{ update: async onto => onto, current: async () => null, after: () => () => undefined },
      texts: { kept: name => before.texts.get(name) ?? null, keep: () => undefined },
    },
  })
  expect(locked.state.get().readings.teeth).toEqual({})
  before.desk.discard()
  expect(read(bench(files, before.stored(), before.texts))).toBeUndefined()
})

it('stored although its answer was lost, it is no draft any more', () => {
  const texts = new Map<string, string>()
  const before = bench(files, empty, texts)
  before.desk.place('upper', at(0))
  const { readings } = before.desk.state.get()
  const stored = { ...empty, version: 2, modelReadings: modelReadingsText(readings) }
  expect(bench(files, stored, texts).desk.state.get()).toMatchObject({ saving: 'saved', past: [] })
  expect([...texts.keys()]).toEqual([])
})

it('a save whose reply was lost meets nobody, also where more was placed since', async () => {
  const { desk, stored, rest, losesReplies } = bench()
  desk.place('upper', at(0))
  losesReplies(true)
  await rest()
  expect([desk.state.get().saving, stored().version]).toEqual(['failed', 2])
  desk.place('upper', at(10))
  losesReplies(false)
  await rest()
  expect([desk.state.get().saving, stored().version]).toEqual(['saved', 3])
  expect(modelReadingsFrom(stored().modelReadings)).toEqual(desk.state.get().readings)
})

it('what another window saved of the models is shown at once, unless something here is not saved yet', async () => {
  const { desk, elsewhere, stored, rest } = bench()
  const read = (at: number) => {
    const other = bench()
    other.desk.place('upper', { x: at, y: 0, z: 0 })
    return modelReadingsText(other.desk.state.get().readings)
  }
  const shown = () => modelReadingsText(desk.state.get().readings)
  elsewhere({ modelReadings: read(7) })
  desk.follow(stored())
  expect([shown(), desk.state.get().saving, desk.state.get().past]).toEqual([read(7), 'saved', []])
  // The same readings in a newer version, or an older version heard late, leave the desk as it is.
  const before = desk.state.get().readings
  desk.follow({ ...stored(), version: stored().version + 1 })
  desk.follow({ ...stored(), version: 1, modelReadings: read(9) })
  expect(desk.state.get().readings).toBe(before)
  desk.place('upper', { x: 1, y: 2, z: 3 })
  const mine = shown()
  elsewhere({ modelReadings: read(5) })
  desk.follow(stored())
  expect(shown()).toBe(mine)
  await rest()
  expect(desk.state.get().saving).toBe('conflict')
})
