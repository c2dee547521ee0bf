import { minus, type Point } from '@sella/ceph/geometry/point'
import { none, type Tool } from './tool'

export type PanState = { readonly at: 'idle' } | { readonly at: 'dragging'; readonly last: Point }
const idle: PanState = { at: 'idle' }

/** Pans the film. */
export const panTool: Tool<PanState> = {
  id: 'pan',
  icon: 'hand',
  title: { zh: '平移', en: 'Pan' },
  key: 'h',
  needs: 'any',
  cursor: 'grab',
  idle,
  step: (state, event) => {
    if (event.type === 'press') return [{ at: 'dragging', last: event.at.screen }, none]
    if (state.at === 'dragging' && event.type === 'move')
      return [{ at: 'dragging', last: event.at.screen }, [{ do: 'pan', by: minus(event.at.screen, state.last) }]]
    if (event.type === 'abort' && state.at === 'idle') return [idle, [{ do: 'leave' }]]
    return event.type === 'release' || event.type === 'abort' ? [idle, none] : [state, none]
  },
}
