import { firstAnalysis } from '@sella/workbench/open/choice'
import { choice as remembered, setChoice } from '../../app/session'
import type { Subject } from './subject'

const place = (view: Subject['view']): string => (view === 'film' ? 'analysis' : `analysis.${view}`)

/** The analysis the doctor looked at last on such an image. */
export const rememberedAnalysis = (view: Subject['view'] = 'film'): string => remembered(place(view)) ?? firstAnalysis

export const rememberAnalysis = (name: string, view: Subject['view'] = 'film'): void => setChoice(place(view), name)
