import type { WaitingCandidate } from '@sella/contract/waiting'
import { describe, expect, it } from 'vitest'
import { notReached } from '../server/refused'
import { isCompared, makeNewcomers } from './comparing'
import type { Newcomer } from './newcomer'

const draft = { name: '张三', number: '', sex: null, birthday: '', phone: '', agency: '', notes: '' }
const newcomer = (key: string, more: Partial<Newcomer['draft']> = {}): Newcomer => ({
  ...{ key, source: key, draft: { ...draft, ...more }, doubts: [], files: [], undated: '', goal: null, likely: [] },
})
const candidate = (caseUuid: string, agrees: WaitingCandidate['agrees']): WaitingCandidate => ({
  ...{ caseUuid, name: '', birthday: null, sex: null, caseNo: '', agrees, differs: [], records: [] },
})
type Person = { readonly name: string; readonly number: string; readonly birthday: string | null; readonly sex: string | null }

/** A clinic with one stored case, 张三 number 7; answers wait while it is paused. */
const clinic = () => {
  const state = { asked: [] as (readonly Person[])[], error: null as unknown }
  const kept = { source: '', begun: [] as string[], goals: new Map<string, Newcomer['goal']>(), stored: [] as Newcomer[] }
  let paused: Promise<void> | null = null
  const newcomers = makeNewcomers({
    like: async people => {
      state.asked.push(people)
      const answers = people.map(({ name, number }) => {
        if (number === '7') return [candidate('c', ['number', 'name'])]
        return name === '张三' ? [candidate('c', ['name'])] : []
      })
      await paused
      if (state.error) throw state.error
      return answers
    },
    choices: {
      begin: source => {
        kept.begun.push(source)
        return kept.source === source
      },
      corrected: each => ({ ...each, undated: '2024-05-01' }),
      aimed: each => ({ ...each, goal: kept.goals.get(each.key) ?? each.goal }),
      keep: each => void kept.stored.push(each),
    },
  })
  const pause = () => {
    let go = (): void => undefined
    paused = new Promise(resolve => {
      go = resolve
    })
    return () => {
      paused = null
      go()
    }
  }
  const now = newcomers.store.get
  const of = (key: string): Newcomer => now().all.find(each => each.key === key) ?? newcomer('nobody')
  const compared = (key: string): boolean => isCompared(now(), of(key))
  return { state, kept, newcomers, pause, now, of, compared }
}
const settle = () => new Promise(resolve => setTimeout(resolve))

describe('newcomers', () => {
  it('are compared with the stored cases, fifty at a time, and what is sure is proposed', async () => {
    const { state, newcomers, now, of, compared } = clinic()
    const many = Array.from({ length: 49 }, (_, i) => newcomer(`${i}`, { name: `${i}` }))
    const taken = newcomers.take([...many, newcomer('sure', { number: '7' }), newcomer('unsure')], 'folder')
    expect([now().comparing, now().all.length, compared('sure')]).toEqual([true, 51, false])
    expect(await taken).toBe(false)
    expect([now().comparing, state.asked.map(people => people.length)]).toEqual([false, [50, 1]])
    expect([of('0').goal, of('sure').goal, of('unsure').goal]).toEqual([{ at: 'new' }, { at: 'case', uuid: 'c' }, null])
    expect([of('unsure').likely.map(({ caseUuid }) => caseUuid), compared('unsure')]).toEqual([['c'], true])
  })

  it('are asked about as their form reads: without spaces around, cut to what the server takes, a day in one form', async () => {
    const { state, newcomers } = clinic()
    const typed = { name: ` ${'n'.repeat(120)}`, number: ` ${'7'.repeat(70)} `, birthday: '2012.3.4', sex: 'female' } as const
    await newcomers.take([newcomer('a', typed)], 'folder')
    expect(state.asked[0]).toEqual([{ name: 'n'.repeat(100), number: '7'.repeat(64), birthday: '2012-03-04', sex: 'female' }])
  })

  it('of whom nothing changed that they are compared by are not asked about again: a goal chosen for them stays', async () => {
    const { state, newcomers, of, compared } = clinic()
    await newcomers.take([newcomer('a', { number: '7' })], 'folder')
    newcomers.change('a', { goal: { at: 'new' } })
    newcomers.correct('a', { phone: '138', name: '张三 ' })
    await newcomers.compare('a')
    await newcomers.compare('nobody')
    expect([state.asked.length, of('a').goal, of('a').draft.phone, compared('a')]).toEqual([1, { at: 'new' }, '138', true])
  })
})

describe('a newcomer who is corrected', () => {
  it('is not compared until the answer for her as she is now has come', async () => {
    const { state, newcomers, pause, of, compared } = clinic()
    await newcomers.take([newcomer('a', { number: '7' }), newcomer('b')], 'folder')
    newcomers.correct('a', { name: '李四', number: '' })
    expect([of('a').goal, compared('a'), compared('b')]).toEqual([{ at: 'case', uuid: 'c' }, false, true])
    const go = pause()
    const answered = newcomers.compare('a')
    newcomers.correct('a', { name: '张三' })
    go()
    await answered
    expect([of('a').likely.length, compared('a')]).toEqual([1, false])
    await newcomers.compare('a')
    expect([of('a').goal, compared('a'), state.asked.at(-1)?.length]).toEqual([null, true, 1])
  })

  it('takes no late answer for what she was before', async () => {
    const { newcomers, pause, of, compared } = clinic()
    await newcomers.take([newcomer('a')], 'folder')
    newcomers.correct('a', { number: '7' })
    const go = pause()
    const late = newcomers.compare('a')
    newcomers.correct('a', { name: '李四', number: '' })
    const last = newcomers.compare('a')
    go()
    await Promise.all([last, late])
    expect([of('a').goal, of('a').likely, compared('a')]).toEqual([{ at: 'new' }, [], true])
  })

  it('stays out, or with another, whatever the answer', async () => {
    const { newcomers, of } = clinic()
    await newcomers.take([newcomer('a'), newcomer('b')], 'folder')
    newcomers.change('a', { goal: { at: 'out' } })
    newcomers.change('b', { goal: { at: 'with', key: 'a' } })
    for (const key of ['a', 'b']) {
      newcomers.correct(key, { number: '7' })
      await newcomers.compare(key)
    }
    expect([of('a').goal, of('b').goal, of('b').likely.length]).toEqual([{ at: 'out' }, { at: 'with', key: 'a' }, 1])
  })

  it('for whom a person decides meanwhile keeps that, with the cases of the answer to choose from', async () => {
    const { newcomers, pause, now, of, compared } = clinic()
    const go = pause()
    const taken = newcomers.take([newcomer('a', { number: '7' })], 'folder')
    newcomers.change('a', { goal: { at: 'new' } })
    expect([compared('a'), now().comparing]).toEqual([true, true])
    go()
    await taken
    expect([of('a').goal, of('a').likely.length, compared('a')]).toEqual([{ at: 'new' }, 1, true])
  })

  it('and cannot be compared has nothing proposed any more, and a person decides', async () => {
    const { state, newcomers, now, of, compared } = clinic()
    await newcomers.take([newcomer('a', { number: '7' }), newcomer('b', { number: '7' }), newcomer('c')], 'folder')
    newcomers.change('c', { goal: { at: 'out' } })
    state.error = notReached()
    for (const key of ['a', 'c']) {
      newcomers.correct(key, { name: '李四' })
      await expect(newcomers.compare(key)).rejects.toBe(state.error)
    }
    expect([of('a').goal, of('a').likely, compared('a'), now().comparing]).toEqual([null, [], false, false])
    expect([of('b').goal, of('c').goal]).toEqual([{ at: 'case', uuid: 'c' }, { at: 'out' }])
    newcomers.change('a', { goal: { at: 'new' } })
    expect(compared('a')).toBe(true)
    newcomers.change('b', { undated: '2024-05-01' })
    expect([of('b').undated, of('b').goal]).toEqual(['2024-05-01', { at: 'case', uuid: 'c' }])
  })
})

describe('what was chosen for the same source before', () => {
  it('is there again, and told; of another source nothing is', async () => {
    const { kept, newcomers, of } = clinic()
    kept.source = 'folder'
    kept.goals.set('a', { at: 'out' })
    expect(await newcomers.take([newcomer('a')], 'folder')).toBe(true)
    expect([of('a').goal, of('a').undated]).toEqual([{ at: 'out' }, '2024-05-01'])
    expect(await newcomers.take([newcomer('a')], 'list')).toBe(false)
    expect([of('a').goal, of('a').undated, kept.begun]).toEqual([null, '', ['folder', 'list']])
  })

  it('does not replace what is chosen now while cases are compared', async () => {
    const { kept, newcomers, pause, of } = clinic()
    kept.source = 'folder'
    kept.goals.set('a', { at: 'out' })
    const go = pause()
    const taken = newcomers.take([newcomer('a')], 'folder')
    newcomers.change('a', { goal: { at: 'new' } })
    go()
    await taken
    expect([of('a').goal, kept.stored.at(-1)?.goal]).toEqual([{ at: 'new' }, { at: 'new' }])
    expect(await newcomers.take([newcomer('a')], 'folder')).toBe(true)
    expect(of('a').goal).toEqual({ at: 'out' })
  })

  it('every change is kept as it is then; of nobody nothing is', async () => {
    const { kept, newcomers } = clinic()
    await newcomers.take([newcomer('a')], 'folder')
    newcomers.correct('a', { name: '李四' })
    newcomers.correct('gone', { name: '李四' })
    expect(kept.stored.map(({ key, draft: { name } }) => [key, name])).toEqual([['a', '李四']])
  })
})

describe('a source that is read again', () => {
  it('takes nothing of the answers for how it was read before, and asks no more about it', async () => {
    const { state, kept, newcomers, pause, now, of } = clinic()
    kept.source = 'list'
    const many = Array.from({ length: 60 }, (_, i) => newcomer(`${i}`))
    const go = pause()
    const before = newcomers.take(many, 'list')
    const after = newcomers.take([newcomer('0', { number: '7' })], 'list')
    go()
    expect(await Promise.all([before, after])).toEqual([false, true])
    expect([state.asked.map(people => people.length), now().all.length, now().comparing]).toEqual([[50, 1], 1, false])
    expect(of('0').goal).toEqual({ at: 'case', uuid: 'c' })
  })

  it('is not troubled by a failure of the reading before', async () => {
    const { state, newcomers, pause } = clinic()
    const go = pause()
    const before = newcomers.take([newcomer('a')], 'list')
    state.error = notReached()
    const after = newcomers.take([newcomer('a')], 'other list')
    await settle()
    go()
    expect(await before).toBe(false)
    await expect(after).rejects.toBe(state.error)
  })
})
