import { angleTool } from './angle'
import { brushTool } from './brush'
import { clearTool } from './clear'
import { distanceTool } from './distance'
import { panTool } from './pan'
import { pickPoint } from './pick-point'
import { placeGuided } from './place-guided'
import { pullOutlineTool } from './pull-outline'
import { rulerTool } from './ruler'
import { selectPoint } from './select-point'
import type { Tool } from './tool'

// A tool's state is private to the tool; the table returns it unchanged.
const row = <S>(tool: Tool<S>): Tool<unknown> => tool as Tool<unknown>

/** Every tool of the stage: its behaviour, words, icon and key, in the order of the menu. */
export const tools = {
  select: row(selectPoint),
  place: row(placeGuided),
  ruler: row(rulerTool),
  outline: row(pullOutlineTool),
  distance: row(distanceTool),
  angle: row(angleTool),
  brush: row(brushTool),
  pan: row(panTool),
  clear: row(clearTool),
  pick: row(pickPoint),
} as const

export type ToolId = keyof typeof tools
