import type { MachineSettings } from '../machines/settings'

/** An installation without machines. */
export const noMachines: MachineSettings = { folders: [], orthancs: [], pacs: [], worklists: [] }
