// What every command needs first: a fitting Node, the installed packages, the built product. Each step runs only when something is missing.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** The compiler that checks types: the native one, four times as fast. `typescript` itself stays for tools that ask for its library. */
export const compiler = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc')

const sources = ['packages', 'scripts/build.mjs', 'package-lock.json', 'docs/openapi.json']
const built = join(root, 'dist', '.built')

/** Runs a command in the project's root; what it prints goes to standard error so that JSON on standard output stays clean. */
export const run = (command, args, env = {}) => {
  const done = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], env: { ...process.env, ...env } })
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${done.status ?? done.signal}`)
}

export const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Sella needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Unpacks the packages where they are not those of the lock file; none of them runs anything of its own. */
export const ensureUnpacked = () => {
  const mark = join(root, 'node_modules', '.package-lock.json')
  if (existsSync(mark) && statSync(mark).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs) return
  console.error('Installing packages …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'])
}

/** The one package that is fetched for this machine or, where it cannot be had, compiled: a minute on one core. */
const database = join(root, 'node_modules', 'better-sqlite3', 'build', 'Release', 'better_sqlite3.node')

/** How to get it, as a command with arguments; null where it is there. Nothing that serves or tests runs without it. */
export const databaseMissing = () => (existsSync(database) ? null : ['npm', ['rebuild', 'better-sqlite3']])

export const ensureInstalled = () => {
  ensureUnpacked()
  const missing = databaseMissing()
  if (missing) run(...missing)
}

const skipped = name => name === 'node_modules' || name === 'testing' || /\.(test|bench)\.tsx?$/.test(name)

const fingerprint = () => {
  const hash = createHash('sha256')
  const visit = path => {
    const stat = statSync(path)
    if (!stat.isDirectory()) return hash.update(`${path.slice(root.length)} ${stat.size} ${stat.mtimeMs}\n`)
    for (const name of readdirSync(path).sort()) if (!skipped(name)) visit(join(path, name))
  }
  for (const source of sources) if (existsSync(join(root, source))) visit(join(root, source))
  return hash.digest('hex')
}

export const ensureBuilt = () => {
  const now = fingerprint()
  if (existsSync(built) && readFileSync(built, 'utf8') === now) return
  console.error('Building …')
  run(process.execPath, [join(root, 'scripts', 'build.mjs')])
  mkdirSync(dirname(built), { recursive: true })
  writeFileSync(built, now)
}
