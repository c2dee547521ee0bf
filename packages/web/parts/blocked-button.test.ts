import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const web = join(import.meta.dirname, '..')
const screens = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.tsx'))

/** The elements of a file as written, each up to the end of its opening tag. */
const elementsOf = (path: string): readonly string[] =>
  [...readFileSync(join(web, path), 'utf8').matchAll(/<[A-Z]?[a-zA-Z]+(?:<[^\n>]*>)?\s[^<]*?(?:\/>|>\n)/g)].map(
    ([element]) => `${path}: ${element.replace(/\s+/g, ' ')}`,
  )

/** A field that cannot be typed into has its fault as title, which only stands while it can. */
const fields = /<(Input|DayCell)\b/

it('no control keeps its reason in the title of a disabled one, where no keyboard and no screen reader comes', () => {
  const off = screens
    .flatMap(elementsOf)
    .filter(element => /\sdisabled=/.test(element) && !/aria-disabled=/.test(element) && !fields.test(element))
  expect(off.length).toBeGreaterThan(60)
  expect(off.filter(element => /\stitle=\{[^}]*(\? t\(|\bundefined\b|blocked|why)/.test(element))).toEqual([])
})
