import type { Words } from '../words'
import { type SpaceLack, teethIn } from './arch-space'
import { lowerIncisorSum, outsideMoyersTable } from './mixed-dentition'
import type { ModelReadings } from './readings'
import { lacksScale } from './scale'
import type { Jaw } from './tooth'

/** A photograph gives nothing before its scale is stated. */
export const noScale: Words = {
  zh: '照片还没有比例，不给出毫米值与比值',
  en: 'the photograph has no scale yet: neither millimetres nor ratios',
}
const noPlane: Words = { zh: '还缺两侧、前牙和后牙的点', en: 'still lacking points of both sides, front and back' }

/** What the space of an arch still lacks, on screen, on paper and in the command line. */
export function spaceLackWords(readings: ModelReadings, jaw: Jaw, lacking: readonly SpaceLack[]): Words {
  const teeth = teethIn(lacking)
  if (lacksScale(readings, [jaw], teeth)) return noScale
  const { sum } = lowerIncisorSum(readings)
  const parts: readonly Words[] = [
    ...(lacking.includes('table') && sum ? [outsideMoyersTable(sum.mm)] : []),
    ...(teeth.length > 0 ? [{ zh: `还缺 ${teeth.join(' ')}`, en: `still lacking ${teeth.join(' ')}` }] : []),
  ]
  if (parts.length === 0) return noPlane
  return { zh: parts.map(({ zh }) => zh).join('；'), en: parts.map(({ en }) => en).join('; ') }
}
