import { panoramicCaution } from '@sella/ceph/data/panoramic-caution'
import type { Mark, PictureMark, Scene } from '../../scene/scene'
import { pictureAlternative } from '../alternatives'
import { recordText } from '../date-text'
import { sectionNames } from '../design'
import { headMarks } from '../frame'
import type { ReportInput, ReportPicture } from '../input'
import { footHeight, greys, headBottom, inner, pageOf, paper, sizes } from '../paper'
import { doctorText } from '../sentences'
import { text } from '../type'

const words = {
  /** The film shows the patient from the front, so her right side is on the left. */
  right: { zh: '右侧，放大', en: 'Right side, enlarged' },
  left: { zh: '左侧，放大', en: 'Left side, enlarged' },
  whole: { zh: '全片', en: 'The whole film' },
} as const

const top = headBottom + 40
const captionRoom = 44
const gap = 18
/** Fraction of the film's width shown for each side; both extend past the middle. */
const sidePart = 0.6
/** Height of the teeth, as a fraction of the film's height: the middle of each side's picture. */
const teethAt = 0.53

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The part of the film from `left` on (fraction of its width), `sidePart` wide, fitted to the box. */
const sideMark = ({ href, width: w, height: h }: ReportPicture, left: number, box: Box): PictureMark => {
  const scale = box.width / (w * sidePart)
  const shown = Math.min(h, box.height / scale)
  const from = Math.max(0, Math.min(h - shown, teethAt * h - shown / 2))
  const clip = { ...box, height: shown * scale }
  return {
    ...{ mark: 'picture', href, clip },
    ...{ x: box.x - left * w * scale, y: box.y - from * scale, width: w * scale, height: h * scale },
  }
}

const caption = (line: string, y: number): Mark =>
  text(line, inner.left, y, { size: sizes.small, colour: greys.quiet, maxWidth: inner.width })

/** The whole film, and below it each side enlarged around the teeth; no page without a film. */
export const panoramicPages = (input: ReportInput): readonly Scene[] => {
  const { panoramic: film, lang, patient } = input
  if (!film || !(film.width > 0) || !(film.height > 0)) return []
  const whole = Math.min(inner.width, (700 * film.width) / film.height)
  const wholeHeight = (whole * film.height) / film.width
  const room = paper.height - footHeight - 24 - top - wholeHeight - 3 * captionRoom - 2 * gap
  const side = {
    x: inner.left,
    width: inner.width,
    height: Math.min(room / 2, (inner.width / sidePart / film.width) * film.height),
  }
  const first = top + wholeHeight + captionRoom + gap
  const second = first + side.height + captionRoom + gap
  const alternativeOf = (part: 'whole' | 'right' | 'left'): string =>
    `${pictureAlternative(input, sectionNames.panoramic)} · ${words[part][lang]}`
  return [
    pageOf([
      ...headMarks({
        title: sectionNames.panoramic[lang],
        subtitle: recordText(input),
        right: [patient.name, patient.ageText, doctorText(input)].filter(Boolean).join(' · '),
      }),
      {
        ...{ mark: 'picture', alt: alternativeOf('whole'), href: film.href, x: inner.left + (inner.width - whole) / 2, y: top },
        ...{ width: whole, height: wholeHeight },
      },
      caption(`${words.whole[lang]} · ${panoramicCaution[lang]}`, top + wholeHeight + captionRoom / 2),
      { ...sideMark(film, 0, { ...side, y: first }), alt: alternativeOf('right') },
      caption(words.right[lang], first + side.height + captionRoom / 2),
      { ...sideMark(film, 1 - sidePart, { ...side, y: second }), alt: alternativeOf('left') },
      caption(words.left[lang], second + side.height + captionRoom / 2),
    ]),
  ]
}
