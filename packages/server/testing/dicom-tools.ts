import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'

const installed = (command: string): boolean => spawnSync('which', [command]).status === 0

/** Why these tools cannot be run here, or null when they can. */
export const whyWithout = (...commands: readonly string[]): string | null => {
  const missing = commands.filter(command => !installed(command))
  return missing.length > 0 ? `${missing.join(', ')} not installed` : null
}

/** What dciodvfy finds wrong in a DICOM object by the modules of its class, laid at this place; throws where it cannot be run. */
export const standardErrors = async (object: Buffer, place: string): Promise<readonly string[]> => {
  await writeFile(place, object)
  const { error, stdout, stderr } = spawnSync('dciodvfy', ['-new', place], { encoding: 'utf8' })
  if (error) throw error
  return `${stdout}${stderr}`.split('\n').filter(line => line.startsWith('Error'))
}
