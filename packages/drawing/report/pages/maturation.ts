import { maturationCaution, maturationSources, stages } from '@sella/ceph/data/maturation'
import { featureNames } from '@sella/ceph/maturation/features'
import { type Maturation, maturationOf, type Staged } from '@sella/ceph/maturation/maturation'
import { ownNeckErrors } from '@sella/ceph/maturation/own-errors'
import { spineOf } from '@sella/ceph/maturation/spine'
import { featureVerdict, featureWords, growthWords, likelyStagesText, whyUnstaged } from '@sella/ceph/maturation/words'
import { inDecimals } from '@sella/ceph/measure/display'
import { shareText } from '@sella/ceph/measure/share-text'
import { featureScale, limitDoubtful, limitText } from '../../maturation/feature-scale'
import { neckBox, neckMarks } from '../../maturation/film-marks'
import { ownSpineMarks } from '../../maturation/own-spine'
import { sketchMarks, sketchSize } from '../../maturation/sketch'
import type { GroupMark, Mark, Scene } from '../../scene/scene'
import { surfaces } from '../../tracing/colours'
import { plateAlternative } from '../alternatives'
import { dottedDate, recordText } from '../date-text'
import { headMarks } from '../frame'
import type { ReportInput } from '../input'
import { courseHeight, courseMarks } from '../maturation-course'
import { greys, headBottom, inner, pageOf, sizes } from '../paper'
import { figure, inFull, paragraph, rule, shrunk, text } from '../type'

const { accent, warn } = surfaces.light

const words = {
  plate: { zh: '颈椎', en: 'Cervical vertebrae' },
  film: { zh: '本片', en: 'This film' },
  sketch: { zh: '分期示意图', en: 'Sketch of stage' },
  title: { zh: '颈椎成熟度', en: 'Vertebral maturation' },
  own: { zh: '医生判断', en: 'Doctor’s stage' },
  computed: { zh: '计算分期', en: 'Computed stage' },
  none: { zh: '未判断', en: 'none' },
  shares: {
    zh: '各点按各自误差抖动 1000 次，各期所占的比例。',
    en: 'How often each stage comes out when every point moves by its own error, 1000 times.',
  },
  groups: { zh: '之前 {b} · 附近 {a} · 之后 {f}', en: 'before {b} · around {a} · after {f}' },
  limit: { zh: '界限', en: 'limit' },
  doubtful: { zh: '存疑', en: 'in doubt' },
  atypical: { zh: '凹陷的次序不典型，按个数分期。', en: 'The notches do not come in their order; staged by their number.' },
} as const

/** The vertebrae cropped from the film, with their measurements; on white without a film. */
const plate = (input: ReportInput, box: { x: number; y: number; width: number; height: number }): readonly Mark[] => {
  const { film, lang, tracing } = input
  const crop = neckBox(tracing.points)
  if (!crop) return []
  const scale = Math.min(box.width / crop.width, box.height / crop.height)
  const size = { width: box.width / scale, height: box.height / scale }
  const [x, y] = [crop.x + (crop.width - size.width) / 2, crop.y + (crop.height - size.height) / 2]
  const colours = film
    ? { base: '#ea6a88', depth: '#ffffff', near: '#f0b429' }
    : { base: '#b03a58', depth: greys.ink, near: warn }
  const picture: readonly Mark[] = film
    ? [{ mark: 'picture', href: film.href, x: 0, y: 0, width: film.width, height: film.height }]
    : []
  const group: GroupMark = {
    mark: 'group',
    matrix: [scale, 0, 0, scale, box.x - x * scale, box.y - y * scale],
    pixel: 1.82 / scale,
    clip: { x, y, ...size },
    marks: [...picture, ...neckMarks(tracing.points, { colours, lang })],
  }
  return figure(plateAlternative(input, words.plate), [{ mark: 'box', ...box, fill: film ? '#000000' : greys.white }, group])
}

const sketchScale = 1.9
const columnWidth = inner.width / (stages.length + 1)

/** Position of a sketch on the page: column 0 is the film's own, followed by the stages. */
const column = (at: number): number => inner.left + at * columnWidth

const sketchIn = (at: number, { top, alt, marks }: { top: number; alt: string; marks: readonly Mark[] }): GroupMark => ({
  mark: 'group',
  alt,
  matrix: [sketchScale, 0, 0, sketchScale, column(at) + columnWidth / 2 - (sketchSize.width * sketchScale) / 2, top],
  pixel: 1 / sketchScale,
  marks,
})

/** The film's own vertebrae, drawn like the sketches beside them. */
const ownSpine = ({ lang, tracing }: ReportInput, top: number): readonly Mark[] => {
  const spine = spineOf(tracing.points)
  const marks = spine ? ownSpineMarks(spine, { colour: greys.ink, width: 3 }) : []
  if (marks.length === 0) return []
  const under = top + sketchSize.height * sketchScale + 36
  return [
    sketchIn(0, { top, alt: words.film[lang], marks }),
    text(words.film[lang], column(0) + columnWidth / 2, under, { size: sizes.body, weight: 600, align: 'middle' }),
  ]
}

const strip = (staged: Staged | null, { lang, maturation }: ReportInput, top: number): readonly Mark[] => {
  const [width, scale] = [columnWidth, sketchScale]
  return stages.flatMap((stage, i): readonly Mark[] => {
    const x = column(i + 1)
    const own = maturation?.stage ?? null
    const first = staged?.likeliest === stage
    const colour = first ? accent : greys.quiet
    const marks = sketchMarks(stage, { colour, width: first ? 4 : 2.5 })
    const sketch = sketchIn(i + 1, { top, alt: `${words.sketch[lang]} ${stage}`, marks })
    const under = top + sketchSize.height * scale + 36
    const share = staged ? shareText(staged.shares[stage]) : ''
    const ring: readonly Mark[] =
      own === stage
        ? [
            {
              mark: 'box',
              x: x + 8,
              y: top - 14,
              width: width - 16,
              height: under - top + 66,
              radius: 10,
              stroke: { colour: greys.ink, width: 3 },
            },
          ]
        : []
    return [
      sketch,
      ...ring,
      text(stage, x + width / 2, under, { size: sizes.body, weight: 600, colour, align: 'middle' }),
      text(share, x + width / 2, under + 34, { size: sizes.caption, colour: greys.quiet, align: 'middle' }),
    ]
  })
}

const rowLeading = 52

const table = (staged: Staged, { lang }: ReportInput, top: number): readonly Mark[] =>
  featureNames.flatMap((feature, i): readonly Mark[] => {
    const y = top + i * rowLeading
    const [value, error] = [staged.features[feature], staged.errors[feature]]
    const { at, whisker, limits, grey, near } = featureScale(feature, value, error)
    const [left, width] = [820, 420]
    const x = (part: number): number => left + part * width
    const verdict = featureVerdict(feature, staged)[lang]
    const doubt = limitDoubtful(feature) ? ` ${words.doubtful[lang]}` : ''
    return [
      text(featureWords[feature][lang], inner.left, y, { size: sizes.body }),
      text(inDecimals(value, 3), 560, y, { size: sizes.body, weight: 600, align: 'end' }),
      text(`±${error.toFixed(3)}`, 580, y, { size: sizes.caption, colour: greys.faint }),
      { mark: 'box', x: left, y: y - 6, width, height: 12, fill: greys.band },
      ...grey.map(
        ([low, high]): Mark => ({ mark: 'box', x: x(low), y: y - 6, width: (high - low) * width, height: 12, fill: '#e8c987' }),
      ),
      ...limits.map(
        (limit): Mark => ({
          mark: 'line',
          from: { x: x(limit), y: y - 16 },
          to: { x: x(limit), y: y + 16 },
          stroke: { colour: greys.tick, width: 2 },
        }),
      ),
      { mark: 'line', from: { x: x(whisker[0]), y }, to: { x: x(whisker[1]), y }, stroke: { colour: greys.ink, width: 2 } },
      { mark: 'dot', at: { x: x(at), y }, radius: 8, fill: greys.ink },
      text(verdict, 1280, y, shrunk(verdict, { size: sizes.body, colour: near ? warn : greys.ink, maxWidth: 250 }, sizes.small)),
      text(`${words.limit[lang]} ${limitText(feature)}${doubt}`, inner.right, y, {
        size: sizes.small,
        colour: greys.faint,
        align: 'end',
      }),
      rule(y + rowLeading / 2, greys.hairline, 1),
    ]
  })

const summary = (answer: Maturation, input: ReportInput, left: number): readonly Mark[] => {
  const { lang } = input
  const own = input.maturation
  const stageText = own?.stage ?? (own?.hindrance ? whyUnstaged[own.hindrance][lang] : words.none[lang])
  const by = own ? `${own.by} · ${dottedDate(own.at.slice(0, 10))}` : ''
  const maxWidth = inner.right - left
  const top = headBottom + 90
  const mine = (y: number): readonly Mark[] => [
    text(words.own[lang], left, y, { size: sizes.caption, colour: greys.quiet }),
    text(stageText, left, y + 50, { size: own?.stage ? 44 : sizes.body, weight: 600, maxWidth }),
    ...inFull(
      by,
      { x: left, y: y + 104, width: maxWidth, height: 46 },
      { size: sizes.caption, colour: greys.quiet },
      sizes.smallest,
    ),
  ]
  const head = text(words.computed[lang], left, top, { size: sizes.caption, colour: greys.quiet })
  if (answer.status === 'unstaged')
    return [
      head,
      ...paragraph(whyUnstaged[answer.why][lang], left, top + 50, { size: sizes.body, maxWidth, leading: 38 }).marks,
      ...mine(top + 250),
    ]
  const { before: b, around: a, after: f } = answer.groups
  const parts = words.groups[lang].replace('{b}', shareText(b)).replace('{a}', shareText(a)).replace('{f}', shareText(f))
  const growth = paragraph(growthWords(answer)[lang], left, top + 112, { size: sizes.body, maxWidth, leading: 38 })
  const next = growth.next + 6
  return [
    head,
    text(likelyStagesText(answer.likelyStages), left, top + 52, { size: 46, weight: 600, maxWidth }),
    ...growth.marks,
    text(parts, left, next, { size: sizes.caption, colour: greys.quiet, maxWidth }),
    ...(answer.atypical ? [text(words.atypical[lang], left, next + 40, { size: sizes.caption, colour: warn, maxWidth })] : []),
    ...mine(next + 94),
  ]
}

/**
 * Vertebral maturation: the vertebrae, the computed stage with its uncertainty beside the doctor's own. No page without points
 * and stage.
 */
export const maturationPages = (input: ReportInput): readonly Scene[] => {
  const { lang, tracing, patient } = input
  const answer = maturationOf(tracing.points, { hindrance: input.maturation?.hindrance ?? null, readers: input.readers })
  const staged = answer.status === 'staged' ? answer : null
  if (!staged && !input.maturation) return []
  const right = [patient.name, patient.ageText, recordText(input)].filter(Boolean).join(' · ')
  // The line of stages takes its room from the picture of the vertebrae.
  const box = { x: inner.left, y: headBottom + 50, width: 800, height: 900 - courseHeight(input) }
  const stripTop = box.y + box.height + 70
  const sharesAt = stripTop + sketchSize.height * 1.9 + 130
  const tableTop = sharesAt + 80
  const courseTop = tableTop + (staged ? featureNames.length * rowLeading : 0)
  const under = courseTop + courseHeight(input) + 40
  const caution = paragraph(maturationCaution[lang], inner.left, under, { size: sizes.body, colour: warn, leading: 38 })
  const sources = Object.values(maturationSources).map(source => source[lang])
  const own = ownNeckErrors(tracing.points, input.readers)
  const footnote = [...(own ? [own[lang]] : []), sources.join(lang === 'zh' ? '；' : '; ')].join(' ')
  return [
    pageOf([
      ...headMarks({ title: words.title[lang], subtitle: '', right }),
      ...plate(input, box),
      ...summary(answer, input, box.x + box.width + 50),
      ...ownSpine(input, stripTop),
      ...strip(staged, input, stripTop),
      text(words.shares[lang], inner.left, sharesAt, { size: sizes.caption, colour: greys.quiet, maxWidth: inner.width }),
      ...(staged ? table(staged, input, tableTop) : []),
      ...courseMarks(input, courseTop),
      ...caution.marks,
      ...paragraph(footnote, inner.left, caution.next + 10, { size: sizes.smallest, colour: greys.faint, leading: 29 }).marks,
    ]),
  ]
}
