import type { TakingPorts } from '../waiting/take'
import { followOrthanc } from './orthanc'
import type { MachineSettings } from './settings'
import { watchFolder } from './watched-folder'

interface Ports extends TakingPorts {
  readonly onError: (error: unknown) => void
}

/** Starts querying and watching the machines in the settings. */
export const startMachines = (ports: Ports, { folders, orthancs }: MachineSettings): { close(): Promise<void> } => {
  const rounds = [...folders.map(folder => watchFolder(ports, folder)), ...orthancs.map(orthanc => followOrthanc(ports, orthanc))]
  return {
    close: async () => {
      for (const round of rounds) await round.close()
    },
  }
}
