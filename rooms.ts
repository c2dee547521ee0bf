import { domain } from './rooms/domain'
import { server } from './rooms/server'
import { web } from './rooms/web'
import { workbench } from './rooms/workbench'

/** Files that only their own room opens, and the door through which all others ask: what decides stands in one place. */
export const doors: Readonly<Record<string, string>> = {
  'ceph/analysis/evaluate.ts': 'ceph/analysis/judge.ts',
  'ceph/analysis/findings.ts': 'ceph/analysis/judge.ts',
}

/** Under these every folder (and every file that lies beside them) is a room and has a row of its own. */
export const floors: readonly string[] = ['server', 'web', 'web/screens', 'workbench']

/** Rooms right under these never look into each other, whatever their rows say: what two of them need has a room below. */
export const apart: readonly string[] = ['web/screens']

/**
 * Folders that still need each other: none may join them, and one that got out of a knot leaves this list. Tables of `ceph/data` name
 * types of those who read them; a tool and the bench it works on know each other's types.
 */
export const knots: readonly (readonly string[])[] = [
  ['ceph/analysis', 'ceph/data', 'ceph/face', 'ceph/measure', 'ceph/tracing'],
  ['workbench/bench', 'workbench/tools'],
]

/**
 * Which room may look into which. A room is a folder (or file) of a package; its row names the rooms it may import,
 * besides itself. `scripts/rooms-check.ts` makes its rules from this table; type-only imports obey it too.
 * Rows are matched by the longest prefix; a package's own row (`contract`) covers the rooms without one.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  ...domain,
  ...workbench,
  ...server,
  ...web,
  cli: ['ceph', 'drawing', 'contract', 'detect', 'server'],
}
