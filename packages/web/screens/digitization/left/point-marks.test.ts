import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'left.module.css'), 'utf8')

/** How the mark of a point's origin is drawn: what of it is filled, and its border, without their colours. */
const formOf = (place: string): string => {
  const [, rule = ''] = new RegExp(`\\.point i\\[data-place="${place}"\\] \\{([^}]*)\\}`).exec(css) ?? []
  return rule
    .replaceAll(/#[0-9a-f]{6}|var\(--\w+\)/g, 'colour')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

it('the marks in the lists of points tell their origins apart by form, not by strength of one colour', () => {
  const forms = ['manual', 'detected', 'estimated', 'unknown', 'missing'].map(formOf)
  expect(new Set(forms).size).toBe(forms.length)
  expect(forms.filter(form => /color-mix|opacity|rgba|transparent\)?;/.test(form) && !/gradient/.test(form))).toEqual([])
  expect(forms[0]).toBe('')
})
