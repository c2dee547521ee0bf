export const imaging = {
  treatments: '治疗阶段',
  stage: { first: '初始', second: '初始', refinement: '精调', completed: '完成' },
  type: { 1: '初始', 2: '精调', 3: '完成' },
  withFilm: '有侧位片',
  withoutFilm: '无侧位片',
}
