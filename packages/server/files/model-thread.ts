import { answerTasks } from '../threads/answering'
import { drawModel } from './model-drawing'
import type { ModelAnswer, ModelTask } from './model-thumb'
import { drawModelViews } from './model-views'

// Entry point of the thread that draws models, bundled separately (scripts/build.mjs).

answerTasks<ModelTask, ModelAnswer>(async task =>
  'place' in task ? { picture: await drawModel(task.place) } : { views: await drawModelViews(task.places) },
)
