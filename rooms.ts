/**
 * Which room may look into which. A room is a folder of a package; a row names the rooms it may import
 * (its own files always). dependency-cruiser's rules are generated from this table (`.dependency-cruiser.cjs`).
 * A package name alone (`ceph`) means every room of that package.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  'ceph/words.ts': [],
  'ceph/geometry': [],
  'ceph/data': ['ceph/words.ts', 'ceph/geometry', 'ceph/tracing', 'ceph/measure', 'ceph/analysis', 'ceph/face'],
  'ceph/tracing': ['ceph/words.ts', 'ceph/geometry', 'ceph/data'],
  'ceph/measure': ['ceph/words.ts', 'ceph/geometry', 'ceph/data', 'ceph/tracing', 'ceph/analysis'],
  'ceph/analysis': ['ceph/words.ts', 'ceph/geometry', 'ceph/data', 'ceph/tracing', 'ceph/measure', 'ceph/patient'],
  'ceph/face': ['ceph/words.ts', 'ceph/geometry', 'ceph/data', 'ceph/tracing', 'ceph/measure', 'ceph/analysis'],
  'ceph/superimpose': ['ceph/words.ts', 'ceph/geometry', 'ceph/data', 'ceph/tracing', 'ceph/measure', 'ceph/analysis'],
  'ceph/patient': ['ceph/words.ts', 'ceph/analysis'],
}
