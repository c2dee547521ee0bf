import { type ModelReadings, noReadings, type ToothReading } from '@sella/ceph/study-models/readings'
import { archTeeth, jawOf, jaws, sideOf, type Tooth } from '@sella/ceph/study-models/tooth'

const read = (tooth: Tooth): ToothReading => {
  const place = Number(tooth[1])
  const sign = sideOf(tooth) === 'left' ? 1 : -1
  const up = jawOf(tooth) === 'lower' ? 1 : -1
  const at = (along: number, y: number) => ({
    x: sign * 26 * Math.sin(along / 8),
    y: up * y,
    z: 26 * Math.cos(along / 8) - along,
  })
  return {
    contacts: [{ MC: at(place - 1, Math.sin(place)), DC: at(place + 0.1 * up, 0) }],
    ...{ CU: at(place - 0.5, 3 - Math.sin(place)), CF: at(place - 0.5, 2), DB: at(place, 3) },
  }
}

/** Invented readings of both jaws in occlusion. */
const permanent: ModelReadings = {
  ...noReadings,
  inBite: true,
  teeth: Object.fromEntries(jaws.flatMap(jaw => archTeeth(jaw, 'M2').map(tooth => [tooth, read(tooth)]))),
}

const ruler = { from: { x: 0, y: 0, z: 0 }, to: { x: 20, y: 0, z: 0 }, mm: 10 }

/**
 * Probes that reveal a change of any number computed from models, even one that depends on the chosen norm or on a prediction.
 */
export const modelProbes: readonly ModelReadings[] = [
  permanent,
  { ...permanent, boltonNorm: 'bolton58' },
  { ...permanent, prediction: 'original' },
  { ...permanent, mmPerUnit: { upper: 1, lower: null } },
  { ...permanent, on: { upper: 'photo', lower: 'photo' }, rulers: { upper: ruler, lower: ruler } },
]
