import type { OutlineName } from '@sella/ceph/data/outlines'
import type { PointName } from '@sella/ceph/data/point-name'
import type { OutlineKnotName } from '@sella/ceph/data/template'
import type { Point } from '@sella/ceph/geometry/point'
import type { Edit } from '@sella/ceph/tracing/edit'
import type { ToothName } from '@sella/ceph/tracing/teeth'
import type { Ruler } from '@sella/ceph/tracing/tracing'

/** The edits requested by tools; their effect on a tracing is defined by `apply` in the clinical core. */
export const movePoint = (name: PointName, to: Point): Edit => ({ edit: 'move', name, to })
export const clearPoint = (name: PointName): Edit => ({ edit: 'clear', name })
export const layRuler = (ruler: Ruler | null): Edit => ({ edit: 'setRuler', ruler })
export const shiftTooth = (tooth: ToothName, by: Point): Edit => ({ edit: 'moveTooth', tooth, move: { kind: 'translate', by } })
export const pullOutline = (name: OutlineKnotName, to: Point): Edit => ({ edit: 'pullOutline', name, to })
export const releaseOutline = (outline: OutlineName): Edit => ({ edit: 'releaseOutline', outline })
export const turnTooth = (tooth: ToothName, byRadians: number): Edit => ({
  edit: 'moveTooth',
  tooth,
  move: { kind: 'rotate', byRadians },
})
