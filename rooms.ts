import { contract } from './rooms/contract'
import { data } from './rooms/data'
import { detect } from './rooms/detect'
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
export const floors: readonly string[] = [
  'ceph',
  'ceph/data',
  'contract',
  'contract/access',
  'detect',
  'drawing',
  'server',
  'web',
  'web/screens',
  'workbench',
]

/** Rooms right under these never look into each other, whatever their rows say: what two of them need has a room below. */
export const apart: readonly string[] = ['web/screens']

/**
 * Which room may look into which. A room is a folder (or file) of a package; its row names the rooms it may import,
 * besides itself. `scripts/rooms-check.ts` makes its rules from this table; type-only imports obey it too.
 * Rows are matched by the longest prefix; a package's own row (`cli`) covers the rooms without one.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  ...data,
  ...domain,
  ...contract,
  ...detect,
  ...workbench,
  ...server,
  ...web,
  cli: ['ceph', 'drawing', 'contract', 'detect', 'server'],
}
