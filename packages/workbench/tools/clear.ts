import { none, type Tool } from './tool'

/** Removes all notes of the measuring tools and ends immediately. */
export const clearTool: Tool<null> = {
  id: 'clear',
  icon: 'eraser',
  title: { zh: '清除结果', en: 'Clear results' },
  measures: true,
  key: null,
  needs: 'reading',
  cursor: 'default',
  idle: null,
  step: () => [null, none],
  taken: [{ do: 'clear-sketches' }, { do: 'leave' }],
}
