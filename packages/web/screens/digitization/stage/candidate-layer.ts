import type { EdgeCandidate } from '@sella/ceph/edges/candidates'
import type { Layer, Mark } from '@sella/drawing/scene/scene'
import { candidatesInHand, chosenCandidate, waitingInHand } from '@sella/workbench/bench/candidate'
import { lengthText } from '@sella/workbench/canvas/sketches'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useStore } from '../../../editor/use-store'
import { useWords } from '../../../words/i18n'
import { type ScreenDesk, useDesk } from '../desk'

const colours = { offered: '#e8ebed', chosen: '#3cc4b4', region: '#f0b429', edge: '#8fb7d9' } as const
const radii = { dot: 4, chosen: 8 }
const aside = 18 // screen pixels from a candidate to its number

const edgeMark = (points: EdgeCandidate['along']): Mark => ({
  ...{ mark: 'curve', points, closed: false },
  stroke: { colour: colours.edge, width: 1.5, dash: [1.5, 3.5] },
})

/**
 * The detected edges, dotted, and the candidates on them as numbered hollow dots, the chosen one ringed, within the dashed region
 * of the point's error.
 */
const marksOf = ({ bench, evaluate }: ScreenDesk, zoom: number, t: TFunction): readonly Mark[] => {
  const [name, candidates] = [waitingInHand(bench), candidatesInHand(bench)]
  const point = name && bench.session.get().present.points[name]
  if (!point || candidates.length === 0) return []
  const { calibration } = evaluate(bench.session.get().present)
  const chosen = chosenCandidate(bench, candidates)
  const region: Mark = {
    ...{ mark: 'dot', at: point, radius: (point.errorPx ?? 0) * zoom, fill: 'none' },
    stroke: { colour: colours.region, width: 1, dash: [4, 3] },
  }
  return [
    region,
    ...candidates.flatMap(({ along }) => (along.length > 1 ? [edgeMark(along)] : [])),
    ...candidates.flatMap(({ at, kind, away: px }, i): readonly Mark[] => {
      const colour = i === chosen ? colours.chosen : colours.offered
      const away = Math.hypot(at.x - point.x, at.y - point.y) || 1
      const side = { x: (at.x - point.x || 1) / away, y: (at.y - point.y) / away }
      return [
        { mark: 'dot', at, radius: i === chosen ? radii.chosen : radii.dot, fill: 'none', stroke: { colour, width: 1.5 } },
        {
          ...{
            mark: 'label',
            at: { x: at.x + (side.x * aside) / zoom, y: at.y + (side.y * aside) / zoom },
            size: 12,
            align: at.x < point.x ? 'end' : 'start',
          },
          ...{
            runs: [{ text: `${i + 1} ${t(`bench.candidates.${kind}`)} · ${lengthText(px, calibration)}`, colour }],
            box: { fill: 'rgba(8,9,11,.9)', padX: 5, padY: 3, radius: 2 },
          },
        },
      ]
    }),
  ]
}

/** The places offered for the current point. */
export const useCandidateLayer = (): Layer => {
  const desk = useDesk()
  const { t } = useWords()
  const { bench } = desk
  const hand = useStore(bench.hand, h => h)
  const session = useStore(bench.session, s => s)
  const { zoom } = useStore(bench.settled, v => v)
  // biome-ignore lint/correctness/useExhaustiveDependencies: hand and session are what the marks are read from
  return useMemo(() => ({ id: 'candidates', marks: zoom > 0 ? marksOf(desk, zoom, t) : [] }), [desk, hand, session, zoom, t])
}
