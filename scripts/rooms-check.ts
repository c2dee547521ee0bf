/** Holds the imports of every package against `rooms.ts`, and looks for cycles. Fails too when it read suspiciously little. */
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { doors, rooms } from '../rooms'

const fewestModules = 100

/** `packages/ceph/data/x.ts` -> `ceph/data/x.ts`; null outside the packages. */
const inHouse = (path: string): string | null => (path.startsWith('packages/') ? path.slice('packages/'.length) : null)

const within = (file: string, room: string): boolean => file === room || file.startsWith(`${room}/`)

const roomOf = (file: string): string | null =>
  Object.keys(rooms)
    .filter(room => within(file, room))
    .sort((a, b) => b.length - a.length)[0] ?? null

const isTest = (file: string): boolean => /\.(test|bench)\.tsx?$|\/testing\/|\.types\.test/.test(file)

const result = await cruise(
  ['packages'],
  {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)node_modules/|\\.json$|/dist/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    ruleSet: {
      forbidden: [
        {
          name: 'no-cycles',
          severity: 'error',
          from: {},
          to: { circular: true },
        },
      ],
    },
    validate: true,
  },
  { extensions: ['.ts', '.tsx'], exportsFields: ['exports'], conditionNames: ['import'], mainFields: ['module', 'main'] },
)
const { modules, summary } = result.output as ICruiseResult

const own = modules.filter(module => inHouse(module.source))
const faults: string[] = []
for (const module of own) {
  const from = inHouse(module.source) ?? ''
  if (isTest(from)) continue
  const room = roomOf(from)
  if (!room) {
    faults.push(`${from} stands in no room of rooms.ts; give its folder a row`)
    continue
  }
  for (const dependency of module.dependencies) {
    const to = inHouse(dependency.resolved)
    if (!to || within(to, room)) continue
    const door = doors[to]
    if (door && !within(from, roomOf(to) ?? '')) faults.push(`${from} may not look into ${to}; ask ${door}`)
    const allowed = rooms[room] ?? []
    if (!allowed.some(door => within(to, door)))
      faults.push(`${from} may not look into ${to}; ${room} may look into: ${allowed.join(', ') || 'nothing'}`)
  }
}
for (const violation of summary.violations)
  if (violation.rule.name === 'no-cycles')
    faults.push(`cycle: ${violation.from} -> ${(violation.cycle ?? []).map(step => step.name).join(' -> ')}`)
if (own.length < fewestModules) faults.push(`only ${own.length} modules were read; the check looked at the wrong place`)

for (const fault of faults) console.error(fault)
console.log(
  `rooms: ${own.length} modules, ${own.reduce((sum, module) => sum + module.dependencies.length, 0)} imports, ${faults.length} faults`,
)
process.exit(faults.length ? 1 : 0)
