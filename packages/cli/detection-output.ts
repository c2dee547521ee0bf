import { porionDefinitions } from '@sella/ceph/data/porion-definitions'
import type { Lang } from '@sella/ceph/words'
import type { Detection } from '@sella/detect/detector'
import { table } from './table'

const words = {
  notCeph: { zh: '不是头颅侧位片', en: 'not a lateral cephalogram' },
  mirrored: { zh: '左右翻转', en: 'mirrored' },
  inverted: { zh: '负片', en: 'negative' },
  turned: { zh: '转动', en: 'turned by' },
  porion: { zh: '耳点', en: 'porion' },
  detected: { zh: '检测', en: 'detected' },
  estimated: { zh: '估计', en: 'estimated' },
  covered: { zh: '被遮挡', en: 'covered' },
} as const

/** Remarks about the picture itself. */
const noticed = ({ checks, porion }: Detection, lang: Lang): readonly string[] =>
  checks.isCeph
    ? [
        ...(checks.rotated ? [`${words.turned[lang]} ${checks.rotated}°`] : []),
        ...(checks.mirrored ? [words.mirrored[lang]] : []),
        ...(checks.inverted ? [words.inverted[lang]] : []),
        ...(porion ? [`${words.porion[lang]} ${porionDefinitions[porion][lang]}`] : []),
      ]
    : [words.notCeph[lang]]

/** A detection in readable form: the picture and its remarks, then its points. */
export const detectionText = (title: string, detection: Detection, lang: Lang): string => {
  const rows = Object.entries(detection.landmarks).map(([name, { x, y, origin, confidence, expectedErrorMm, covered }]) => [
    name,
    x.toFixed(1),
    y.toFixed(1),
    words[origin][lang],
    `${Math.round(confidence * 100)}%`,
    `±${expectedErrorMm.toFixed(1)} mm${covered ? ` · ${words.covered[lang]}` : ''}`,
  ])
  return `${[title, ...noticed(detection, lang)].join(' · ')}\n${rows.length > 0 ? table(rows) : ''}`
}
