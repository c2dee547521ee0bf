import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ChoiceRow } from './choice-row'

it('a row of choices is one stop of the keyboard: the chosen one of a group of radio buttons with one name', () => {
  const row = renderToStaticMarkup(
    createElement(ChoiceRow<string>, { 'aria-label': 'size', value: 'b', options: ['a', 'b', 'c'] }),
  )
  expect(row).toMatch(/role="radiogroup"/)
  expect(row).not.toMatch(/tabindex/i)
  const radios = [...row.matchAll(/<input[^>]*>/g)].map(([radio]) => radio)
  expect(radios).toHaveLength(3)
  expect(radios.every(radio => /type="radio"/.test(radio))).toBe(true)
  expect(new Set(radios.map(radio => /name="([^"]+)"/.exec(radio)?.[1])).size).toBe(1)
  expect(radios.map(radio => / checked=""/.test(radio))).toEqual([false, true, false])
})

it('every row of choices is such a row, never the one of antd', () => {
  const web = join(import.meta.dirname, '..')
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.tsx'))
  const users = files.filter(path => /\bSegmented\b[^\n]*from 'antd'/.test(readFileSync(join(web, path), 'utf8')))
  expect(users).toEqual(['parts/choice-row.tsx'])
})
