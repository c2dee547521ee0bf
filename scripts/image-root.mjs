// `node scripts/image-root.mjs FOLDER`: puts into FOLDER all that a server needs and nothing else, as the root of an image: Node, the libraries
// it and the packages link to, what was built, an account that is not root. After `npm ci --omit=dev`, one-platform.mjs and lean.mjs; on Linux.
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './steps/ready.mjs'

const [to] = process.argv.slice(2)
if (!to || (existsSync(to) && readdirSync(to).length > 0)) throw new Error('name an empty folder')

/** Whose the server is; nobody logs in as it. */
const user = 10001

const copy = (from, place) => {
  mkdirSync(dirname(join(to, place)), { recursive: true })
  cpSync(from, join(to, place), { recursive: true, dereference: from.startsWith('/') && !from.startsWith(root) })
}

/** The libraries of the system that a program or a library asks for. */
const linked = file => {
  const { stdout } = spawnSync('ldd', [file], { encoding: 'utf8' })
  return [...stdout.matchAll(/(?:=> )?(\/\S+) \(0x/g)].map(match => match[1]).filter(place => !place.startsWith(root))
}

const binaries = folder =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const place = join(folder, entry.name)
    if (entry.isDirectory()) return binaries(place)
    return entry.isFile() && /\.(node|so)(\.\d+)*$/.test(entry.name) ? [place] : []
  })

// By which heavy work gives way to calls (packages/server/threads/behind.ts); where it is not installed, by niceness alone.
const chrt = ['/usr/bin/chrt'].filter(place => existsSync(place))

copy(process.execPath, '/usr/local/bin/node')
for (const place of chrt) copy(place, '/usr/local/bin/chrt')
for (const library of new Set([process.execPath, ...chrt, ...binaries(join(root, 'node_modules'))].flatMap(linked)))
  copy(library, library)
// Found by name when a host is looked up.
for (const name of ['libnss_dns.so.2', 'libnss_files.so.2', 'libresolv.so.2'])
  for (const folder of ['/lib/x86_64-linux-gnu', '/lib/aarch64-linux-gnu'])
    if (existsSync(join(folder, name))) copy(join(folder, name), join(folder, name))

for (const part of [
  'node_modules',
  'dist',
  'bin',
  'scripts/steps',
  'packages/detect/models',
  'package.json',
  'LICENSE',
  'THIRD-PARTY.md',
])
  copy(join(root, part), join('/opt/sella', part))
// Our own packages are bundled in dist: their links would lead nowhere.
rmSync(join(to, '/opt/sella/node_modules/@sella'), { recursive: true, force: true })

const text = (place, content) => {
  mkdirSync(dirname(join(to, place)), { recursive: true })
  writeFileSync(join(to, place), content)
}
text('/etc/passwd', `root:x:0:0:root:/root:/sbin/nologin\nsella:x:${user}:${user}:sella:/data:/sbin/nologin\n`)
text('/etc/group', `root:x:0:\nsella:x:${user}:\n`)
text('/etc/nsswitch.conf', 'hosts: files dns\n')
for (const own of ['/data', '/var/lib/sella/worklists']) {
  mkdirSync(join(to, own), { recursive: true })
  chownSync(join(to, own), user, user)
}
mkdirSync(join(to, '/tmp'), { recursive: true })
chmodSync(join(to, '/tmp'), 0o1777)
