/** Files that only their own room opens, and the door through which all others ask: what decides stands in one place. */
export const doors: Readonly<Record<string, string>> = {
  'ceph/analysis/evaluate.ts': 'ceph/analysis/judge.ts',
  'ceph/analysis/findings.ts': 'ceph/analysis/judge.ts',
}

/**
 * Which room may look into which. A room is a folder (or file) of a package; its row names the rooms it may import,
 * besides itself. `scripts/rooms-check.ts` makes dependency-cruiser's rules from this table; type-only imports obey it too.
 * Rows are matched by the longest prefix; a package's own row (`web`) covers the rooms without one.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  'ceph/words.ts': [],
  'ceph/geometry': [],
  'ceph/data': ['ceph'],
  'ceph/tracing': ['ceph/words.ts', 'ceph/geometry', 'ceph/data'],
  'ceph/measure': ['ceph/words.ts', 'ceph/geometry', 'ceph/data', 'ceph/tracing', 'ceph/analysis'],
  'ceph/analysis': ['ceph/words.ts', 'ceph/geometry', 'ceph/data', 'ceph/tracing', 'ceph/measure', 'ceph/patient'],
  'ceph/face': ['ceph/words.ts', 'ceph/geometry', 'ceph/data', 'ceph/tracing', 'ceph/measure', 'ceph/analysis'],
  'ceph/superimpose': [
    'ceph/words.ts',
    'ceph/geometry',
    'ceph/data',
    'ceph/tracing',
    'ceph/measure',
    'ceph/analysis',
    'ceph/patient',
  ],
  'ceph/maturation': ['ceph/words.ts', 'ceph/geometry', 'ceph/data', 'ceph/tracing'],
  'ceph/planning': ['ceph/words.ts', 'ceph/geometry', 'ceph/data', 'ceph/tracing', 'ceph/measure'],
  'ceph/reliability': ['ceph/words.ts', 'ceph/geometry', 'ceph/data', 'ceph/tracing', 'ceph/measure', 'ceph/analysis'],
  'ceph/intake': ['ceph/patient'],
  'ceph/patient': ['ceph/words.ts', 'ceph/analysis'],

  'drawing/scene': ['ceph/geometry', 'ceph/words.ts'],
  'drawing/maturation': ['ceph', 'drawing/scene'],
  'drawing/tracing': ['ceph', 'drawing/scene', 'drawing/maturation'],
  'drawing/report': ['ceph', 'drawing/scene', 'drawing/tracing', 'drawing/maturation'],
  'drawing/phantom': ['ceph'],

  contract: ['ceph', 'drawing'],
  detect: ['ceph'],
  workbench: ['ceph', 'drawing', 'contract'],
  server: ['ceph', 'drawing', 'contract', 'detect'],
  web: ['ceph', 'drawing', 'contract', 'workbench'],
  cli: ['ceph', 'drawing', 'contract', 'detect', 'server'],
}
