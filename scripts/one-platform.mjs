// Removes from node_modules what is for other machines: onnxruntime-node carries the binaries of all platforms. For images and packages.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps/ready.mjs'

const bin = join(root, 'node_modules', 'onnxruntime-node', 'bin')
const folders = folder => (existsSync(folder) ? readdirSync(folder).map(name => join(folder, name)) : [])

for (const api of folders(bin))
  for (const platform of folders(api)) {
    if (!platform.endsWith(process.platform)) rmSync(platform, { recursive: true })
    else for (const machine of folders(platform)) if (!machine.endsWith(process.arch)) rmSync(machine, { recursive: true })
  }
// What better-sqlite3 was compiled from and with.
for (const part of ['deps', 'build/Release/obj', 'build/Release/obj.target', 'build/deps'])
  rmSync(join(root, 'node_modules', 'better-sqlite3', part), { recursive: true, force: true })
