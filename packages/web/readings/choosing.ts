import type { OwnView } from '@sella/ceph/analysis/own'
import { firstAnalysis } from '@sella/workbench/open/choice'
import { ownChoice, setOwnChoice } from '../memory/session'

const place = (view: OwnView): string => (view === 'film' ? 'analysis' : `analysis.${view}`)

/** The analysis the doctor last used on such an image. */
export const rememberedAnalysis = (view: OwnView = 'film'): string => ownChoice(place(view)) ?? firstAnalysis

export const rememberAnalysis = (name: string, view: OwnView = 'film'): void => setOwnChoice(place(view), name)
