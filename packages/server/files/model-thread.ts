import { answerTasks } from '../threads/answering'
import { drawModel } from './model-drawing'
import type { ModelAnswer, ModelTask } from './model-thumb'
import { drawModelViews } from './model-views'

// The entry of the thread that draws models, bundled on its own (scripts/build.mjs).

answerTasks<ModelTask, ModelAnswer>(async task =>
  'place' in task ? { picture: await drawModel(task.place) } : { views: await drawModelViews(task.places) },
)
