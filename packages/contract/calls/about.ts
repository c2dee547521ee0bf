import { z } from 'zod/mini'
import { call } from '../call'
import * as f from '../fields'
import { modelCard } from '../model-card'

export const about = {
  modelCards: call('/system/modelCards', {
    input: f.nothing,
    output: z.array(modelCard),
    does: 'The cards of the models that this server finds points with: data, licence, figures on films never trained on, limits.',
    access: 'public',
  }),
} as const
