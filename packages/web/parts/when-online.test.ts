import { expect, it, vi } from 'vitest'
import { partsAwaited, stylesAgain, whenOnline } from './when-online'

/** A network that can be switched off, and a part that can be fetched only while it is on. */
const scene = (there: boolean) => {
  let comeBack = (): void => undefined
  const state = { there, fetched: 0 }
  const load = async (): Promise<string> => {
    state.fetched += 1
    if (!state.there) throw new TypeError('Failed to fetch dynamically imported module')
    return 'page'
  }
  const back = () =>
    new Promise<void>(resolve => {
      comeBack = () => {
        state.there = true
        resolve()
      }
    })
  return { state, load: whenOnline(load, { isThere: () => state.there, back }), comeBack: () => comeBack() }
}

it('a page that is wanted without a network opens when it is back', async () => {
  const { state, load, comeBack } = scene(false)
  const opened = load()
  await new Promise(resolve => setTimeout(resolve))
  expect([state.fetched, partsAwaited.get()]).toEqual([1, 1])
  comeBack()
  expect(await opened).toBe('page')
  expect([state.fetched, partsAwaited.get()]).toEqual([2, 0])
})

it('is fetched once with a network, and its failure is told', async () => {
  const { state, load } = scene(true)
  expect(await load()).toBe('page')
  expect(state.fetched).toBe(1)
  const gone = whenOnline(() => Promise.reject(new Error('404')), {
    isThere: () => true,
    back: () => new Promise(() => undefined),
  })
  await expect(gone()).rejects.toThrow('404')
})

it('parts tried again together fetch a style that failed once: a second fetch would replace a link that is loading', async () => {
  const clone: { onload?: () => void } = {}
  const link = { sheet: null, cloneNode: () => clone, replaceWith: vi.fn() }
  vi.stubGlobal('document', { querySelectorAll: () => [link] })
  const both = Promise.all([stylesAgain(), stylesAgain()])
  clone.onload?.()
  await both
  expect(link.replaceWith).toHaveBeenCalledTimes(1)
  const later = stylesAgain()
  clone.onload?.()
  await later
  expect(link.replaceWith).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})
