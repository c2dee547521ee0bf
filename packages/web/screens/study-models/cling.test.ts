import { minus3, type Point3 } from '@sella/ceph/geometry/space'
import { orientationOf } from '@sella/ceph/study-models/orientation'
import type { ModelReadings } from '@sella/ceph/study-models/readings'
import { type Jaw, jawOf, jaws, readTeeth, type Tooth } from '@sella/ceph/study-models/tooth'
import { toothWidth } from '@sella/ceph/study-models/width'
import { archStl, asScanned } from '@sella/ceph/testing/arch-stl'
import { bothArches, turned } from '@sella/ceph/testing/dental-arch'
import { Raycaster, Vector3 } from 'three'
import { expect, it } from 'vitest'
import type { Mesh } from '../../study-models/mesh'
import { meshOf } from '../../study-models/mesh-of'
import { clung } from './cling'
import { pickable } from './picking'
import { patientAxesOf } from './standing'

type Place = (at: Point3) => Point3

const widths: Readonly<Partial<Record<Tooth, number>>> = { '16': 10.3, '21': 9.2, '33': 6.4, '46': 11.6 }
const upright: Place = at => at

const vector = ({ x, y, z }: Point3): Vector3 => new Vector3(x, y, z)

/** The surface of a file whose corners were moved. */
const lyingAs = (mesh: Mesh, place: Place): Mesh => {
  const positions = mesh.positions.slice()
  for (let i = 0; i < positions.length; i += 3) {
    const { x, y, z } = place({ x: positions[i] ?? 0, y: positions[i + 1] ?? 0, z: positions[i + 2] ?? 0 })
    positions.set([x, y, z], i)
  }
  return { ...mesh, positions }
}

interface Hand {
  /** mm from each contact towards the middle of its tooth, and across it. */
  readonly inward: number
  readonly aside: number
}

/** Widths read by clicking from above on the surfaces of two files whose widths are known: how far each is off, mm. */
function widthsOff({ inward, aside }: Hand, { room = 1, place = upright, unit = 1 } = {}) {
  const truth = bothArches({ widths, room, place: at => ({ ...at, y: at.y + 9 }) }, { widths, room })
  const meshes = Object.fromEntries(
    jaws.map(jaw => [jaw, lyingAs(meshOf(new Uint8Array(archStl(truth, jaw, asScanned)).buffer), place)]),
  ) as Record<Jaw, Mesh>
  const axes = patientAxesOf(orientationOf(meshes), { over: false, round: false })
  const surfaces = { upper: pickable(meshes.upper), lower: pickable(meshes.lower) }

  const click = (tooth: Tooth, point: 'MC' | 'DC', other: Point3 | null): Point3 => {
    const { MC, DC } = truth.teeth[tooth]?.contacts[0] ?? {}
    if (!MC || !DC) throw new Error(tooth)
    const [from, to] = point === 'MC' ? [MC, DC] : [DC, MC]
    const long = Math.hypot(to.x - from.x, to.z - from.z)
    const [u, w] = [(to.x - from.x) / long, (to.z - from.z) / long]
    const above = jawOf(tooth) === 'lower' ? 50 : -50
    const aim = { x: from.x + u * inward - w * aside, y: from.y, z: from.z + w * inward + u * aside }
    const eye = place({ ...aim, y: aim.y + above })
    const sight = vector(minus3(place(aim), eye)).normalize()
    const { surface, near } = surfaces[jawOf(tooth)]
    const [hit] = new Raycaster(vector(eye), sight).intersectObject(surface, false)
    if (!hit?.face) throw new Error(`nothing under ${tooth} ${point}`)
    const { x, y, z } = hit.point
    return clung({ at: { x, y, z }, normal: hit.face.normal, sight }, { step: { tooth, point }, other }, { near, axes, unit })
  }

  const teeth = Object.fromEntries(
    readTeeth.map(tooth => {
      const MC = click(tooth, 'MC', null)
      return [tooth, { contacts: [{ MC, DC: click(tooth, 'DC', MC) }] }]
    }),
  )
  const read: ModelReadings = { ...truth, mmPerUnit: { upper: unit, lower: unit }, teeth }
  const mm = (of: ModelReadings, tooth: Tooth): number => toothWidth(of, tooth)?.mm ?? Number.NaN
  return readTeeth.map(tooth => [tooth, mm(read, tooth) - mm(truth, tooth)] as const)
}

const tooFar = (off: ReturnType<typeof widthsOff>) => off.filter(([, mm]) => !(Math.abs(mm) <= 0.1))

it.each([
  { inward: 0.1, aside: 0 },
  { inward: 0.4, aside: 0.4 },
  { inward: 1, aside: 0.2 },
])('every width of a generated arch comes back within 0.1 mm, clicked on its surface: %o', hand => {
  expect(tooFar(widthsOff(hand))).toEqual([])
})

it('so do those of an arch with gaps', () => {
  expect(tooFar(widthsOff({ inward: 0.3, aside: -0.3 }, { room: 1.03 }))).toEqual([])
})

it('nor does it matter how a file lies, or in what unit it is', () => {
  const place = turned([Math.PI / 2, 0, 0], { x: 3, y: -2, z: 1 }, 1 / 25.4)
  expect(tooFar(widthsOff({ inward: 0.3, aside: 0.2 }, { place, unit: 25.4 }))).toEqual([])
})
