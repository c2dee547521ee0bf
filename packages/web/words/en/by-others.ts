import type { byOthers as zh } from '../zh/by-others'

export const byOthers: typeof zh = {
  stopped: 'Detection stopped; no points were placed',
  stoppedText: 'The picture was replaced, edited or deleted in another window; detect again if needed',
  caseGone: 'This case was moved to the bin or is no longer open to you; nothing can be saved here',
  caseGoneText: 'Unsaved points stay in the draft on this computer; once the case is back you can go on',
}
