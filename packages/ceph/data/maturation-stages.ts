export const stages = ['CS1', 'CS2', 'CS3', 'CS4', 'CS5', 'CS6'] as const
export type Stage = (typeof stages)[number]

export const isStage = (value: unknown): value is Stage => stages.some(stage => stage === value)

/** 1 to 6; used to compare, search and draw stages. */
export const stageNumber = (stage: Stage): number => stages.indexOf(stage) + 1

/** Findings on the film that rule out staging: two outlines of a border more than 2 mm apart, or fused vertebrae. */
export const hindrances = ['double', 'fused'] as const
export type Hindrance = (typeof hindrances)[number]
