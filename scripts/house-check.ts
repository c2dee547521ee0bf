// Refuses names that the glossary forbids and exports that only tests take, and functions over 40 lines where a package gains one.
// `--write` takes the counts of long functions down, `--list` says where they are.
import { readFileSync, writeFileSync } from 'node:fs'
import { exportsUnused } from './house/exports'
import { longFunctions } from './house/long'
import { namesRefused } from './house/names'
import { sources } from './house/sources'

type Counts = Readonly<Record<string, number>>

const bounds = new URL('house/long.json', import.meta.url)

const roomOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('packages/') ? 2 : 1)
    .join('/')

const counted = (faults: readonly string[]): Counts =>
  faults.reduce<Record<string, number>>((counts, fault) => ({ ...counts, [fault]: (counts[fault] ?? 0) + 1 }), {})

const all = sources()
const refused = all.flatMap(source => namesRefused(source).map(fault => `${fault}: ${source.path}`))
const unused = exportsUnused(all).map(name => `export taken by nobody: ${name}`)
const long = all.flatMap(source => longFunctions(source).map(name => ({ path: source.path, name })))
const now = counted(long.map(({ path }) => `${roomOf(path)} functions over 40 lines`).sort())

for (const fault of [...refused, ...unused]) console.log(`${fault} (docs/glossary.md)`)
if (process.argv.includes('--list')) for (const { path, name } of long) console.log(`over 40 lines: ${path} ${name}`)
if (process.argv.includes('--write')) writeFileSync(bounds, `${JSON.stringify(now, null, 2)}\n`)
const allowed = JSON.parse(readFileSync(bounds, 'utf8')) as Counts
const grown = Object.entries(now).filter(([fault, count]) => count > (allowed[fault] ?? 0))
for (const [fault, count] of grown) console.log(`${fault}: ${count}, at most ${allowed[fault] ?? 0} (docs/glossary.md)`)
console.log(
  `names: ${all.length} files, ${refused.length} names refused, ${unused.length} exports taken by nobody, ${long.length} long functions, ${grown.length} counts grown`,
)
if (refused.length + unused.length + grown.length > 0) process.exitCode = 1
