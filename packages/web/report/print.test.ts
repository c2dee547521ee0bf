import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { printPdf, printPicture } from './print'

/** The page as far as printing touches it. */
const page = () => {
  const frame = {
    style: { cssText: '' },
    contentWindow: { focus: vi.fn(), print: vi.fn() },
    remove: vi.fn(),
    onload: null as (() => void) | null,
    src: '',
    srcdoc: '',
  }
  const heard: (() => void)[] = []
  vi.stubGlobal('document', { createElement: () => frame, body: { append: () => frame.onload?.() } })
  vi.stubGlobal('window', { addEventListener: (_: string, run: () => void) => heard.push(run), setTimeout })
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:one', revokeObjectURL: vi.fn() })
  return {
    frame,
    back: () => {
      for (const run of heard) run()
    },
  }
}
const browser = (userAgent: string) => vi.stubGlobal('navigator', { userAgent })

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('prints from a frame that nobody sees, which goes 100 ms after the dialog', async () => {
  browser('Chrome/140')
  const { frame, back } = page()
  await printPdf(new Blob(['%PDF']))
  expect(frame.src).toBe('blob:one')
  expect(frame.contentWindow.print).toHaveBeenCalledOnce()
  expect(frame.style.cssText).toContain('width:0')
  back()
  vi.advanceTimersByTime(99)
  expect(frame.remove).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(frame.remove).toHaveBeenCalledOnce()
})

it('stands outside the window on Firefox, where a frame without size prints nothing', async () => {
  browser('Firefox/140')
  const { frame } = page()
  await printPdf(new Blob(['%PDF']))
  expect(frame.style.cssText).toContain('left:-200vw')
  expect(frame.style.cssText).not.toContain('width:0')
})

it('prints a picture as large as its page', async () => {
  browser('Chrome/140')
  const { frame } = page()
  await printPicture(new Blob(['png']))
  expect(frame.srcdoc).toContain('src="blob:one"')
  // Of whatever paper is in the printer: a height in mm broke over two sheets of Letter.
  expect(/max-height:([^;]+)/.exec(frame.srcdoc)?.[1]).toBe('100vh')
  expect(frame.contentWindow.print).toHaveBeenCalledOnce()
})
