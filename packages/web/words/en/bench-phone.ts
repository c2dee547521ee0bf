import type { Words } from '../zh'

export const benchPhone: Words['benchPhone'] = {
  sheet: 'Results',
  count: '<b>{{off}}</b> / {{total}} outside',
  unchecked: '{{count}} to check',
  editing: 'Editing needs a screen of 768 px or more',
  expand: 'Show the results',
  collapse: 'Hide the results',
}
