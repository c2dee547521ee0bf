/**
 * Holds the imports of every package against `rooms.ts`, and looks for cycles. Fails too when it read suspiciously little.
 * `--table`: prints where each package's imports lead.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { apart, doors, floors, rooms } from '../rooms'
import { sources } from './house/sources'
import { shortestCycle } from './rooms/cycle'
import { importsOf } from './rooms/imports'
import { knotsOf } from './rooms/knots'

const fewestModules = 100

/** `packages/ceph/data/x.ts` -> `ceph/data/x.ts`; null outside the packages. */
const inHouse = (path: string): string | null => (path.startsWith('packages/') ? path.slice('packages/'.length) : null)

const within = (file: string, room: string): boolean => file === room || file.startsWith(`${room}/`)

const roomOf = (file: string): string | null =>
  Object.keys(rooms)
    .filter(room => within(file, room))
    .sort((a, b) => b.length - a.length)[0] ?? null

/** The room a file must have a row for: the folder or file right under the deepest floor it stands on; null on none. */
const ownRoom = (file: string): string | null => {
  const floor = floors.filter(each => within(file, each)).sort((a, b) => b.length - a.length)[0]
  const below = floor && file.slice(floor.length + 1).split('/')[0]
  return below ? `${floor}/${below}` : null
}

const packageOf = (file: string): string => file.split('/')[0] ?? ''

const isTest = (file: string): boolean => /\.(test|bench)\.tsx?$|\/testing\/|\.types\.test/.test(file)

const packaged = sources().filter(({ path }) => inHouse(path))
const root = join(import.meta.dirname, '..')
const imports = importsOf(packaged, path => existsSync(join(root, path)))
const faults: string[] = []
/** Which rooms look into which, as it is. */
const looks = new Map<string, Set<string>>()
const count = { walled: 0, within: 0 }
/** Imports of a package's code: of another package, of another room of its own (both through a wall), within a room. */
const table = new Map<string, { other: number; rooms: number; within: number }>()
for (const [path, taken] of imports) {
  const from = inHouse(path) ?? ''
  if (isTest(from)) continue
  const room = roomOf(from)
  const needed = ownRoom(from)
  if (needed && !Object.hasOwn(rooms, needed)) faults.push(`${needed} has no row in rooms.ts; say what it may look into`)
  if (!room) {
    if (!needed) faults.push(`${from} stands in no room of rooms.ts; give its folder a row`)
    continue
  }
  for (const dependency of taken) {
    const to = inHouse(dependency)
    if (!to) continue
    const other = roomOf(to)
    const row = table.get(packageOf(from)) ?? { other: 0, rooms: 0, within: 0 }
    table.set(packageOf(from), row)
    if (other === room) count.within += 1
    if (other === room) row.within += 1
    if (!other || other === room) continue
    count.walled += 1
    if (packageOf(from) === packageOf(to)) row.rooms += 1
    else row.other += 1
    if (!isTest(to)) looks.set(room, (looks.get(room) ?? new Set()).add(other))
    if (within(to, room)) continue
    const shared = apart.find(floor => within(room, floor) && within(other, floor))
    if (shared) faults.push(`${from} may not look into ${to}; rooms of ${shared} never look into each other`)
    const door = doors[to]
    if (door && !within(from, roomOf(to) ?? '')) faults.push(`${from} may not look into ${to}; ask ${door}`)
    const allowed = rooms[room] ?? []
    if (!allowed.some(door => within(to, door)))
      faults.push(`${from} may not look into ${to}; ${room} may look into: ${allowed.join(', ') || 'nothing'}`)
  }
}
for (const knot of knotsOf(looks)) faults.push(`knot of folders that need each other: ${knot.join(', ')}`)
for (const [path, taken] of imports) if (taken.has(path)) faults.push(`cycle: ${path} -> ${path}`)
for (const files of knotsOf(imports))
  faults.push(
    `cycle: ${shortestCycle(imports, files).join(' -> ')}, the shortest among ${files.length} files that reach each other`,
  )
if (imports.size < fewestModules) faults.push(`only ${imports.size} modules were read; the check looked at the wrong place`)

if (process.argv.includes('--table'))
  for (const [name, row] of [...table].sort(([a], [b]) => a.localeCompare(b)))
    console.log(`${name}: ${row.other} of other packages, ${row.rooms} of other rooms, ${row.within} within a room`)
for (const fault of new Set(faults)) console.error(fault)
console.log(
  `rooms: ${imports.size} modules, ${[...imports.values()].reduce((sum, taken) => sum + taken.size, 0)} imports (${count.walled} through walls, ${count.within} within a room), ${faults.length} faults`,
)
if (faults.length > 0) process.exitCode = 1
