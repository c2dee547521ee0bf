import { answerTasks } from '../threads/answering'
import { drawModel } from './model-drawing'

// The entry of the thread that draws a model, bundled on its own (scripts/build.mjs).

answerTasks<string, Uint8Array | null>(drawModel)
