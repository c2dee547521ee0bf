import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const packages = join(import.meta.dirname, '..')
/** Texts of screens, paper and the command line. What is prescribed word by word or taken over from a source keeps its form. */
const rooms = ['ceph', 'drawing', 'web/words', 'web/screens', 'cli']
const asPrinted = ['ceph/data/planning/responses/', 'ceph/data/planning/caution.ts']
const spaced = /(?:\d|\}) %(?=[\s'`",.;:)，；。）])/

const textsIn = (room: string): string[] =>
  readdirSync(join(packages, room), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.includes('node_modules'))
    .map(path => `${room}/${path}`)
    .filter(path => !asPrinted.some(start => path.startsWith(start)))

const linesOf = (path: string): string[] => readFileSync(join(packages, path), 'utf8').split('\n')
const isText = (line: string): boolean => /['`"]/.test(line) && !/^\s*(\*|\/\/|\/\*)/.test(line)

test('a percentage is written one way everywhere: the sign follows the number without a space, as `signAfter` has it', () => {
  const spacedLines = rooms.flatMap(textsIn).flatMap(path => linesOf(path).filter(line => isText(line) && spaced.test(line)))
  expect(spacedLines).toEqual([])
})
