import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'

const web = join(import.meta.dirname, '..')
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.tsx'))
const textOf = (path: string): string => readFileSync(join(web, path), 'utf8')

/** The classes that a file asks of a stylesheet, `styles.panel`. */
const asked = (text: string, name: string): readonly string[] => [
  ...new Set([...text.matchAll(new RegExp(`(?<![\\w.'"/])${name}\\.(\\w+)`, 'g'))].flatMap(([, key]) => key ?? [])),
]

it('every class that a screen asks for stands in its stylesheet', () => {
  const sheets = files.flatMap(path => {
    const text = textOf(path)
    return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name = '', sheet = '']) => ({
      path,
      classes: asked(text, name),
      css: textOf(normalize(join(dirname(path), sheet))),
    }))
  })
  expect(sheets.length).toBeGreaterThan(100)
  const missing = sheets.flatMap(({ path, classes, css }) =>
    classes.filter(key => !new RegExp(`\\.${key}\\b`).test(css)).map(key => `${path}: ${key}`),
  )
  expect(missing).toEqual([])
})

it('every row of choices has a name: antd would give it one in English', () => {
  const rows = files.flatMap(path => [...textOf(path).matchAll(/<ChoiceRow[\s\S]*?\n *\/>/g)].map(([row]) => `${path}: ${row}`))
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(row => !/aria-label|\{\.\.\.wiring\}/.test(row))).toEqual([])
})

it('every variable that styles ask for is set somewhere', () => {
  const texts = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.(css|tsx?)$/.test(path))
    .map(textOf)
  const named = (pattern: RegExp): ReadonlySet<string> =>
    new Set(texts.flatMap(text => [...text.matchAll(pattern)].map(([, name = '']) => name)))
  const wanted = named(/var\((--[\w-]+)/g)
  expect(wanted.size).toBeGreaterThan(30)
  const given = named(/(--[\w-]+)['"]?\]?:/g)
  expect([...wanted].filter(name => !given.has(name))).toEqual([])
})
