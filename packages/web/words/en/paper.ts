import type { paper as zh } from '../zh/paper'

export const paper: typeof zh = {
  printed: 'Printed on {{day}}',
  working: 'Working print, not a stored report',
  unsaved: 'With changes that are not saved',
}
