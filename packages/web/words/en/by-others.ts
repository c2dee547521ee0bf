import type { byOthers as zh } from '../zh/by-others'

export const byOthers: typeof zh = {
  stopped: 'Detection stopped; no points were placed',
  stoppedText: 'The picture was replaced, edited or deleted in another window; detect again if needed',
  caseGone: 'This case was moved to the bin or is no longer open to you; nothing can be saved here',
  caseGoneText: 'Unsaved points stay in the draft on this computer; once the case is back you can go on',
  conflict: {
    title: 'Two windows edited the same film',
    text: 'Preselected: yours where you changed a point, the saved one elsewhere. Choose point by point; nothing is silently overwritten.',
    landmark: 'Landmark',
    mine: 'Mine',
    theirs: 'Saved {{time}}',
    apart: 'Distance',
    absent: 'none',
    unchanged: 'unchanged',
    outline: 'Outlines',
    ruler: 'Ruler',
    allMine: 'All mine',
    allTheirs: 'All saved',
    keep: 'Save selection',
  },
}
