import type { Command } from './command'
import { editing } from './editing'
import { looking } from './looking'
import { toolCommands } from './tools'
import { vertebrae } from './vertebrae'
import { finding, working } from './working'

/** Every command of the workbench, in the order of the palette. */
export const commands: readonly Command[] = [...editing, ...toolCommands, ...working, ...vertebrae, ...looking, ...finding]
