import type { Words } from '../../words'

/** Shown with every prediction, on screen and on paper. */
export const simulationCaution: Words = {
  zh: '模拟结果仅供沟通参考，阴影为约 90% 的预测范围，不代表实际疗效。',
  en: 'Simulation for discussion. The shaded zone is an approximate 90% prediction range, not a promised result.',
}

/** Shown with a picture that has no zone, whose range is given in numbers. */
export const pictureCaution: Words = {
  zh: '模拟结果仅供沟通参考，不代表实际疗效。',
  en: 'Simulation for discussion, not a promised result.',
}
