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
    save: async (name: string, content: string) => stored.set(name, content),
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
