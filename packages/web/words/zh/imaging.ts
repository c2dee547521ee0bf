export const imaging = {
  treatments: '治疗阶段',
  stage: { first: '初始', second: '初始', refinement: '精调', completed: '完成' },
  type: { type1: '初始', type2: '精调', type3: '完成' },
  withFilm: '有侧位片',
  withoutFilm: '无侧位片',
}
