import type { recall as zh } from '../zh/recall'

export const recall: typeof zh = {
  print: 'Print',
  printList: 'Print the recall list',
  title: 'Recall list',
  caseNo: 'Case number',
  until: 'Up to {{day}} · patients: {{count, number}}',
  matching: 'Search: {{search}}',
  none: 'No visit is due',
  printed: 'Printed on {{day}}',
}
