import type { Layer, Mark } from '@sella/drawing/scene/scene'
import { isMeasuredScale } from '@sella/drawing/tracing/value-text'
import { fieldOf } from '@sella/workbench/bench/bench'
import { pixelsPerMm } from '@sella/workbench/bench/expected'
import { sketchMarks } from '@sella/workbench/canvas/sketches'
import { tools } from '@sella/workbench/tools/index'
import { useMemo } from 'react'
import { useStore } from '../../../editor/use-store'
import { useWords } from '../../../words/i18n'
import { type ScreenDesk, useDesk, useEvaluation } from '../desk'

/** How far a point usually lies from where the template expects it, mm; drawn around the expected place. */
export const usualErrorMm = 3

const guidedMarks = (desk: ScreenDesk, says: (name: string) => string): readonly Mark[] => {
  const { guided, tracing, view } = fieldOf(desk.bench)
  if (!guided?.estimate || tracing.points[guided.name]) return []
  const radius = usualErrorMm * (pixelsPerMm(tracing, desk.subject.template) ?? 0) * view.zoom
  const at = guided.estimate
  const aside = { x: at.x + (radius + 8) / view.zoom, y: at.y }
  return [
    { mark: 'dot', at, radius, fill: 'none', stroke: { colour: '#3cc4b4', width: 1.35, dash: [5, 4] } },
    { mark: 'dot', at, radius: 2, fill: 'none', stroke: { colour: '#3cc4b4', width: 1 } },
    {
      mark: 'line',
      from: { x: at.x + radius / view.zoom, y: at.y },
      to: { x: aside.x + 14 / view.zoom, y: at.y },
      stroke: { colour: '#3cc4b4', width: 1 },
    },
    {
      mark: 'label',
      at: { x: aside.x + 20 / view.zoom, y: at.y },
      runs: [{ text: says(desk.subject.text(guided.name).short), colour: '#e8ebed' }],
      size: 12,
      align: 'start',
      box: { fill: 'rgba(8,9,11,.9)', padX: 6, padY: 4, radius: 2 },
    },
  ]
}

/** Drawn by tools over the tracing: notes, the unfinished figure, the expected region of the current point. */
export const useToolLayers = (): readonly Layer[] => {
  const { t } = useWords()
  const desk = useDesk()
  const { calibration } = useEvaluation()
  const hand = useStore(desk.bench.hand, h => h)
  const running = useStore(desk.bench.session, session => session.preview !== null)
  const settled = useStore(desk.bench.settled, v => v)
  const tracing = useStore(desk.bench.session, session => session.present)
  return useMemo(() => {
    // Without a measured scale the template's millimetres are an estimate.
    const mark = isMeasuredScale(calibration) ? '' : '≈ '
    const says = (name: string) => t('workbench.guided.expected', { name, by: `${mark}±${usualErrorMm}` })
    const tool = tools[hand.tool].draw?.(hand.state, { ...fieldOf(desk.bench), tracing }) ?? []
    return [
      { id: 'notes', marks: hand.sketches.flatMap(sketch => sketchMarks(sketch, calibration)) },
      { id: 'guided', marks: running || settled.zoom <= 0 ? [] : guidedMarks(desk, says) },
      { id: 'tool', marks: tool },
    ]
  }, [desk, hand, tracing, calibration, running, settled, t])
}
