import type { paper as zh } from '../zh/paper'

export const paper: typeof zh = {
  printed: 'Printed on {{day}}',
  working: 'Working print, not a stored report',
  unsaved: 'Includes unsaved changes',
  noPhoto: 'The photo overlaid on the film is not printed',
  moreNeck: 'The stage of the vertebrae is in the full report',
  moreFrontal: 'The comparison of the sides is in the full report',
}
