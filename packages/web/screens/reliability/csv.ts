import { landmarks } from '@sella/ceph/data/landmarks'
import { fewestForIcc } from '@sella/ceph/reliability/agreement'
import type { Study } from '@sella/ceph/reliability/study'
import type { Lang } from '@sella/ceph/words'

type Cell = string | number | null | undefined

/** Every text in quotes, so that no comma splits it; numbers as they are, unrounded. */
const line = (cells: readonly Cell[]): string =>
  `${cells.map(cell => (typeof cell === 'number' ? String(cell) : `"${(cell ?? '').replaceAll('"', '""')}"`)).join(',')}\r\n`

const itemHead = [
  ...[
    'item',
    'unit',
    'n',
    'dahlberg',
    'dahlberg_low',
    'dahlberg_high',
    'bias_free',
    'bias',
    'bias_low',
    'bias_high',
    'p',
    'p_holm',
  ],
  ...['limit_low', 'limit_high', 'limit_low_from', 'limit_low_to', 'limit_high_from', 'limit_high_to'],
  ...['icc', 'icc_low', 'icc_high', 'smallest_change', 'error_share_percent'],
]

const pointHead = ['point', 'n', 'mean_distance_mm', 'forward_mm', 'down_mm', 'bias_forward_mm', 'bias_down_mm', 'within_2_mm']

/** The study as a table for spreadsheets, UTF-8 with its mark: measurements, a blank line, points. */
export const studyCsv = ({ items, points }: Study, lang: Lang): string => {
  const rows = items.map(({ name, unit, agreement: a, corrected }) => {
    const icc = a.n >= fewestForIcc ? a.icc : null
    return line([
      ...[name[lang], unit, a.n, a.dahlberg, ...a.dahlbergInterval, a.biasFree],
      ...[a.bias?.mean, ...(a.bias?.interval ?? [null, null]), a.bias?.p, corrected, a.limits?.low, a.limits?.high],
      ...[...(a.limits?.lowInterval ?? [null, null]), ...(a.limits?.highInterval ?? [null, null])],
      ...[icc?.agreement, ...(icc?.interval ?? [null, null]), a.detectable, a.errorShare],
    ])
  })
  const marks = points.map(p =>
    line([landmarks[p.name].name[lang], p.n, p.meanDistance, p.forward, p.down, p.biasForward, p.biasDown, p.within]),
  )
  return `\uFEFF${line(itemHead)}${rows.join('')}\r\n${line(pointHead)}${marks.join('')}`
}
