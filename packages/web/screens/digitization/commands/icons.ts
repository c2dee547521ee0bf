import type { Command, CommandIcon } from '@sella/workbench/commands/command'
import { toolOf } from '@sella/workbench/commands/tools'
import {
  Download,
  Eraser,
  FlipHorizontal2,
  ListPlus,
  type LucideIcon,
  Palette,
  Redo2,
  RotateCcw,
  RotateCw,
  Ruler,
  Sparkles,
  Spline,
  Undo2,
} from 'lucide-react'
import { toolIcons } from '../../../editor/tool-icons'

const icons: Readonly<Record<CommandIcon, LucideIcon>> = {
  undo: Undo2,
  redo: Redo2,
  detect: Sparkles,
  edit: Spline,
  reset: RotateCcw,
  export: Download,
  colour: Palette,
  list: ListPlus,
  erase: Eraser,
  turnLeft: RotateCcw,
  turnRight: RotateCw,
  mirror: FlipHorizontal2,
  level: Ruler,
}

/** The icon of a command's button: its own, or that of the tool it selects. */
export const iconOf = (command: Command): LucideIcon => {
  const tool = toolOf(command)
  if (command.icon) return icons[command.icon]
  return tool ? toolIcons[tool.icon] : Spline
}
