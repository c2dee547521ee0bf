import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { copyPng, copyText } from './clipboard'

const web = join(import.meta.dirname, '..')

afterEach(() => vi.unstubAllGlobals())

it('on a page over plain http, where there is no clipboard, copying is refused and not thrown at the button', async () => {
  vi.stubGlobal('navigator', {})
  await expect(copyText('a link')).rejects.toThrow()
  await expect(copyPng(new Blob())).rejects.toThrow()
})

it('a text is copied as it is, a picture as a PNG', async () => {
  const copied: unknown[] = []
  const clipboard = {
    writeText: async (text: string) => copied.push(text),
    write: async ([item]: readonly { readonly types: object }[]) => copied.push(item),
  }
  vi.stubGlobal('navigator', { clipboard })
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly types: object) {}
    },
  )
  const png = new Blob(['png'])
  await copyText('a link')
  await copyPng(png)
  expect(copied).toEqual(['a link', { types: { 'image/png': png } }])
})

it('nothing else of the product asks the browser for its clipboard', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(path => /(?<!\.test)\.tsx?$/.test(path))
  expect(files.filter(path => readFileSync(join(web, path), 'utf8').includes('navigator.clipboard'))).toEqual([
    join('parts', 'clipboard.ts'),
  ])
})
