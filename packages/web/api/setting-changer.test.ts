import { expect, it } from 'vitest'
import { settingChanger } from './setting-changer'

/** A server with one text a setting. */
const server = () => {
  const stored = new Map<string, string>()
  const state = { away: false }
  const calls = {
    get: async (name: string) => {
      if (state.away) throw new Error('away')
      return stored.get(name) ?? null
    },
    save: async (name: string, content: string, from: string | null) => {
      if ((stored.get(name) ?? null) !== from) throw new Error('met')
      stored.set(name, content)
    },
    isMet: (fault: unknown) => fault instanceof Error && fault.message === 'met',
  }
  return { state, stored, window: () => settingChanger(calls) }
}

const adding = (item: string) => (text: string | null) => JSON.stringify([...JSON.parse(text ?? '[]'), item])

it('what another window has stored since is kept', async () => {
  const { stored, window } = server()
  const [here, there] = [window(), window()]
  await here('norms', adding('SNA'))
  await there('norms', adding('SNB'))
  expect(await here('norms', adding('ANB'))).toBe('["SNA","SNB","ANB"]')
  expect(stored.get('norms')).toBe('["SNA","SNB","ANB"]')
})

it('two changes of one window at once are both kept; settings do not wait for each other', async () => {
  const { stored, window } = server()
  const change = window()
  await Promise.all([change('norms', adding('SNA')), change('colours', adding('red')), change('norms', adding('SNB'))])
  expect(Object.fromEntries(stored)).toEqual({ norms: '["SNA","SNB"]', colours: '["red"]' })
})

it('what cannot be read is not replaced, and the next change goes on', async () => {
  const { state, stored, window } = server()
  const change = window()
  await change('norms', adding('SNA'))
  state.away = true
  await expect(change('norms', adding('SNB'))).rejects.toThrow('away')
  expect(stored.get('norms')).toBe('["SNA"]')
  state.away = false
  expect(await change('norms', adding('SNB'))).toBe('["SNA","SNB"]')
})

it('what another window stores between reading and saving is kept too', async () => {
  const { stored, window } = server()
  const change = window()
  let others = 0
  const meanwhile = (text: string | null) => {
    if (others++ === 0) stored.set('norms', adding('SNB')(stored.get('norms') ?? null))
    return adding('SNA')(text)
  }
  expect(await change('norms', meanwhile)).toBe('["SNB","SNA"]')
  expect(stored.get('norms')).toBe('["SNB","SNA"]')
})

it('a setting that is replaced at every try is told, not tried for ever', async () => {
  const { stored, window } = server()
  const everyTime = (text: string | null) => {
    stored.set('norms', adding('SNB')(stored.get('norms') ?? null))
    return adding('SNA')(text)
  }
  await expect(window()('norms', everyTime)).rejects.toThrow('met')
})
