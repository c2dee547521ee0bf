import { featureNames } from '@sella/ceph/maturation/features'
import type { Staged } from '@sella/ceph/maturation/maturation'
import { featureVerdict, featureWords } from '@sella/ceph/maturation/words'
import { inDecimals } from '@sella/ceph/measure/display'
import { featureScale, limitDoubtful, limitText } from '../../maturation/feature-scale'
import type { Mark } from '../../scene/scene'
import { surfaces } from '../../tracing/colours'
import type { ReportInput } from '../input'
import { greys, inner, sizes } from '../paper'
import { rule, shrunk, text } from '../type'
import { maturationPaperWords as words } from './words'

const { warn } = surfaces.light

const rowLeading = 52

/** Every feature with its error, where it stands to its limits, and what it means; the middle of the first row at `top`. */
export const featureTable = (staged: Staged, { lang }: ReportInput, top: number): readonly Mark[] =>
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

export const featureTableHeight = featureNames.length * rowLeading
