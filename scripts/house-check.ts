// Names that the glossary refuses, exports that only tests take and functions over 40 lines, counted by package: no count may grow. `--write` takes the numbers down, `--list` says where.
import { readFileSync, writeFileSync } from 'node:fs'
import { exportsUnused } from './house/exports'
import { longFunctions } from './house/long'
import { namesRefused } from './house/names'
import { sources } from './house/sources'

type Counts = Readonly<Record<string, number>>

const ratchet = new URL('house/ratchet.json', import.meta.url)
const longest = new URL('house/long.json', import.meta.url)

const roomOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('packages/') ? 2 : 1)
    .join('/')

const counted = (faults: readonly string[]): Counts =>
  faults.reduce<Record<string, number>>((counts, fault) => ({ ...counts, [fault]: (counts[fault] ?? 0) + 1 }), {})

const all = sources()
const refused = all.flatMap(source => namesRefused(source).map(fault => `${roomOf(source.path)} ${fault.split(':')[0]}`))
const long = all.flatMap(source => longFunctions(source).map(() => `${roomOf(source.path)} functions over 40 lines`))
const unused = exportsUnused(all).map(name => `${roomOf(name)} exports taken by nobody`)
const now = counted([...refused, ...unused].sort())
const nowLong = counted(long.sort())

if (process.argv.includes('--list'))
  for (const source of all) {
    for (const name of longFunctions(source)) console.log(`over 40 lines: ${source.path} ${name}`)
    for (const fault of namesRefused(source)) console.log(`${fault}: ${source.path}`)
  }
const bounds = (file: URL, counts: Counts): Counts => {
  if (process.argv.includes('--write')) writeFileSync(file, `${JSON.stringify(counts, null, 2)}\n`)
  return JSON.parse(readFileSync(file, 'utf8')) as Counts
}
const allowed = { ...bounds(ratchet, now), ...bounds(longest, nowLong) }
const grown = Object.entries({ ...now, ...nowLong }).filter(([fault, count]) => count > (allowed[fault] ?? 0))
for (const [fault, count] of grown) console.log(`${fault}: ${count}, at most ${allowed[fault] ?? 0} (docs/glossary.md)`)
console.log(
  `names: ${all.length} files, ${refused.length} names and ${unused.length} exports and ${long.length} long functions to mend, ${grown.length} counts grown`,
)
if (grown.length > 0) process.exitCode = 1
