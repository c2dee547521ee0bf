import type { Words } from '../zh'

export const firstStep: Words['firstStep'] = {
  title: 'Start here',
  text: 'Auto sets all landmarks and lists the few to check.',
  done: 'Got it',
}
