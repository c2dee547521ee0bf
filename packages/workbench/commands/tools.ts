import { takeTool } from '../bench/bench'
import { type ToolId, tools } from '../tools/index'
import type { Tool } from '../tools/tool'
import { type Command, isOnFilm } from './command'

/** Whether selecting the tool would have any effect. */
const worth: Readonly<Partial<Record<ToolId, Command['when']>>> = {
  clear: ({ desk }) => desk.bench.hand.get().sketches.length > 0,
}

const commandOf = (id: ToolId, tool: Tool<unknown>): readonly Command[] => {
  const { title, hint, key, needs, measures, onFilmOnly } = tool
  if (!title) return []
  const run: Command['run'] = ({ desk }) => takeTool(desk.bench, id)
  return [
    {
      ...{ id, title, run, group: needs === 'any' ? 'view' : 'work' },
      ...(hint && { hint }),
      ...(key !== null && { keys: [key] }),
      ...(measures && { places: ['measuring'] as const }),
      ...(needs === 'reading' && { waits: true }),
      ...(needs === 'editing' && { needs: 'trace' as const }),
      ...(onFilmOnly && { knownTo: isOnFilm }),
      ...(worth[id] && { when: worth[id] }),
    },
  ]
}

/** One command for selecting each tool of the stage that has a name. */
export const toolCommands: readonly Command[] = (Object.keys(tools) as ToolId[]).flatMap(id => commandOf(id, tools[id]))

/** The tool that a command selects; null for other commands. */
export const toolOf = ({ id }: Command): Tool<unknown> | null => (Object.hasOwn(tools, id) ? tools[id as ToolId] : null)
