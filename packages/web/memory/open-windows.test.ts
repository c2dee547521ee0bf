import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draftEntries } from './draft-entries'

/** A tab's own storage, as a duplicated tab receives it: a copy. */
const storageOf = (texts: Map<string, string>) => ({
  getItem: (name: string) => texts.get(name) ?? null,
  setItem: (name: string, text: string) => void texts.set(name, text),
  removeItem: (name: string) => void texts.delete(name),
})

/** Windows of one browser: every message goes to all channels but the sender's. */
const channels = new Set<{ onmessage: ((event: { data: unknown }) => void) | null; storage: typeof tab }>()
let tab = storageOf(new Map())
const enter = (storage: typeof tab): void => {
  tab = storage
  vi.stubGlobal('sessionStorage', storage)
}

class Channel {
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly storage = tab
  constructor() {
    channels.add(this)
  }
  postMessage(data: unknown) {
    const sender = tab
    for (const other of channels) {
      if (other === this) continue
      enter(other.storage)
      other.onmessage?.({ data: structuredClone(data) })
    }
    enter(sender)
  }
}

/** A window with a module of its own, as every tab has; all it does runs on its own storage. */
const windowWith = async (texts: Map<string, string>) => {
  const storage = storageOf(texts)
  enter(storage)
  vi.resetModules()
  const [{ isOpenWindow, meetWindows }, { windowName }] = [await import('./open-windows'), await import('./session')]
  meetWindows()
  const here = <T>(act: () => T): T => {
    enter(storage)
    return act()
  }
  return { name: () => here(windowName), sees: (name: string) => here(() => isOpenWindow(name)), isOpenWindow }
}

beforeEach(() => {
  channels.clear()
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('window', { addEventListener: () => undefined })
})
afterEach(() => vi.unstubAllGlobals())

it('a duplicated tab takes a name of its own, and what is typed in one is never offered or given up in the other', async () => {
  const texts = new Map<string, string>()
  const first = await windowWith(texts)
  const name = first.name()
  const copy = await windowWith(new Map(texts))
  expect(first.name()).toBe(name)
  expect(copy.name()).not.toBe(name)
  expect(first.sees(copy.name())).toBe(true)
  expect(copy.sees(name)).toBe(true)
  const kept = new Map<string, string>()
  const shared = {
    kept: (slot: string) => kept.get(slot) ?? null,
    keep: (slot: string, text: string | null) => void (text === null ? kept.delete(slot) : kept.set(slot, text)),
  }
  const draftsOf = (window: typeof first) => draftEntries(shared, window.name(), window.isOpenWindow)
  draftsOf(first).keep('form', { name: '王小明' })
  expect(draftsOf(copy).of('form')).toBeNull()
  draftsOf(copy).keep('form', { name: '李' })
  draftsOf(copy).forget('form')
  expect(draftsOf(first).of('form')).toEqual({ name: '王小明' })
})

it('a reloaded tab keeps its name', async () => {
  const texts = new Map<string, string>()
  const name = (await windowWith(texts)).name()
  channels.clear()
  expect((await windowWith(texts)).name()).toBe(name)
})
