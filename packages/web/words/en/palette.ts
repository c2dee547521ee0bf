import type { Words } from '../zh'

/** The command palette of the workbench. */
export const palette: Words['palette'] = {
  title: 'Commands',
  open: 'Command palette',
  placeholder: 'Command, measurement, landmark, analysis',
  none: 'No command matches',
  matches: '{{count}} found',
  actions: 'Actions',
  view: 'View',
  display: 'Display',
  stages: 'Treatments',
  items: 'Measurements',
  points: 'Landmarks',
  analyses: 'Analyses',
  missing: 'not placed, goes to guided placement',
  on: 'on',
  off: 'off',
  choose: 'choose',
  run: 'run',
  close: 'close',
}
