export const treatments = {
  title: '治疗阶段',
  stage: { first: '初始', second: '初始', refinement: '中期', completed: '完成' },
  withFilm: '有侧位片',
  withoutFilm: '无侧位片',
}
