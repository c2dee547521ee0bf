import type { ToolIcon } from '@sella/workbench/tools/tool'
import {
  Brush,
  Crosshair,
  Eraser,
  Hand,
  type LucideIcon,
  MousePointer2,
  Move,
  MoveDiagonal,
  Ruler,
  Spline,
  Triangle,
} from 'lucide-react'

/** The picture on a tool's button. */
export const toolIcons: Readonly<Record<ToolIcon, LucideIcon>> = {
  pointer: MousePointer2,
  crosshair: Crosshair,
  ruler: Ruler,
  hand: Hand,
  brush: Brush,
  diagonal: MoveDiagonal,
  triangle: Triangle,
  eraser: Eraser,
  move: Move,
  curve: Spline,
}
