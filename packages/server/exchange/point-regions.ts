import type { PointName } from '@sella/ceph/data/point-name'
import type { PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang, Words } from '@sella/ceph/words'
import { shortLandmarkName } from '@sella/drawing/tracing/short-names'
import type { DicomFields } from '../dicom/write'
import { codeItem, container, dcm, type Item, image, own, type SourceFilm, text, tracked, uidItem } from './content-items'

/** The points of a tracing on its film, as objects of the case. */
export interface FilmPoints {
  readonly tracing: Tracing
  readonly film: SourceFilm
  readonly lang: Lang
  /** A tracking UID: always the same for the same item of a record. */
  readonly uid: (thing: string) => string
}

type Seen = 'manual' | 'detected' | 'unknown'

const words = {
  origin: { zh: '点的来源', en: 'Origin of the point' },
  manual: { zh: '手动放置或确认', en: 'Placed or confirmed by hand' },
  detected: { zh: '自动检测，未经逐点确认', en: 'Found automatically, not confirmed point by point' },
  unknown: { zh: '来源未记录', en: 'Origin not recorded' },
  leftOut: { zh: '未写入的点', en: 'Points left out' },
  estimated: { zh: '估计点，片上未见，未写入：', en: 'Estimated points, not seen on the film, are left out: ' },
} as const satisfies Readonly<Record<string, Words>>

/** Column and row of a point; 0\0 is the upper left corner of the first pixel (PS3.3 C.18.6), as in the product's own frame. */
const place = ({ x, y }: PlacedPoint): DicomFields => {
  const bytes = Buffer.alloc(8)
  bytes.writeFloatLE(x, 0)
  bytes.writeFloatLE(y, 4)
  return { '00700022': ['FL', bytes], '00700023': ['CS', 'POINT'] }
}

const placed = ({ points }: Tracing): readonly (readonly [name: PointName, point: PlacedPoint])[] =>
  (Object.entries(points) as [PointName, PlacedPoint | undefined][]).flatMap(([name, point]) =>
    point && Number.isFinite(point.x) && Number.isFinite(point.y) ? [[name, point] as const] : [],
  )

/** A point that was detected was observed by this program, not by the author of the tracing (TID 1004). */
const observedBy = (origin: Seen, { uid }: FilmPoints): readonly Item[] =>
  origin !== 'detected'
    ? []
    : [
        codeItem('HAS OBS CONTEXT', dcm('121005', 'Observer Type'), dcm('121007', 'Device')),
        uidItem(dcm('121012', 'Device Observer UID'), uid('device')),
        text('HAS OBS CONTEXT', dcm('121013', 'Device Observer Name'), 'Sella'),
      ]

/**
 * Each point set by a person or found by the detector as a region of its own (TID 1410), with its origin, also where that was not
 * recorded; estimated points are left out.
 */
export const pointRegions = (of: FilmPoints): readonly Item[] =>
  placed(of.tracing).flatMap(([name, point]) => {
    const { film, lang, uid } = of
    const { origin } = point
    if (origin === 'estimated') return []
    return [
      container(dcm('125007', 'Measurement Group'), [
        ...tracked(name, uid(`landmark ${film.instance} ${name}`)),
        ...observedBy(origin, of),
        {
          ...{ relation: 'CONTAINS', type: 'SCOORD', concept: dcm('111030', 'Image Region') },
          ...{ fields: place(point), content: [image('SELECTED FROM', film)] },
        },
        codeItem('CONTAINS', own('origin', words.origin[lang]), own(origin, words[origin][lang])),
      ]),
    ]
  })

/** Names the points left out because nobody saw them; empty where there are none. */
export const pointsLeftOut = ({ tracing, lang }: FilmPoints): readonly Item[] => {
  const names = placed(tracing).flatMap(([name, { origin }]) => (origin === 'estimated' ? [shortLandmarkName(name)] : []))
  if (names.length === 0) return []
  const sentence = `${words.estimated[lang]}${names.join(lang === 'zh' ? '、' : ', ')}${lang === 'zh' ? '。' : '.'}`
  return [text('CONTAINS', own('points-left-out', words.leftOut[lang]), sentence)]
}
