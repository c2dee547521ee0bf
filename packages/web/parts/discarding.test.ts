import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const web = join(import.meta.dirname, '..')
const pages = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.tsx'))
const texts = pages.map(path => ({ path, text: readFileSync(join(web, path), 'utf8') }))

/** The opening tags of buttons, `=>` in their handlers included. */
const buttons = (text: string): readonly string[] => text.match(/<Button\b(?:=>|[^>])*>/g) ?? []
/** The properties of a dialog's confirming button. */
const confirming = (text: string): readonly string[] => text.match(/okButtonProps(?:=\{|:)\s*[^}]*\}/g) ?? []

const discards = (tag: string): boolean => /\bdanger\b(?!=\{false\})/.test(tag)

it('finds the buttons and questions of the product', () => {
  expect(texts.flatMap(({ text }) => buttons(text)).filter(discards).length).toBeGreaterThan(3)
  expect(texts.flatMap(({ text }) => confirming(text)).filter(discards).length).toBeGreaterThan(2)
})

it('no button that discards is the one that shines, and none has the focus when its question opens', () => {
  const shining = texts.flatMap(({ path, text }) =>
    buttons(text)
      .filter(tag => discards(tag) && /type="primary"|autoFocus/.test(tag))
      .map(tag => `${path}: ${tag}`),
  )
  expect(shining).toEqual([])
})

it('between the work of two windows, the answer that overwrites the other for good is the one that discards', () => {
  const between = texts.find(({ path }) => path === 'parts/between.tsx')?.text ?? ''
  const [mine, theirs] = ['mine', 'theirs'].map(key => buttons(between).find(tag => tag.includes(`key="${key}"`)) ?? '')
  expect([discards(mine ?? ''), /type="primary"/.test(theirs ?? '')]).toEqual([true, true])
})

it('a question whose answer discards says so of its confirming button, which is then a plain one', () => {
  const shining = texts.flatMap(({ path, text }) =>
    confirming(text)
      .filter(props => discards(props) && !/type: ('default'|(danger|loses) \? 'default')/.test(props))
      .map(props => `${path}: ${props}`),
  )
  expect(shining).toEqual([])
})
