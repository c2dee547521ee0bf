/** The name of a record's type on the timeline. */
export const stageWords = {
  1: 'workbench.stage.initial1',
  2: 'workbench.stage.refinement',
  3: 'workbench.stage.completed',
} as const
