// Removes from node_modules what a running server never reads: tests, papers, types and source maps of packages, weights of fonts that no
// report is set in, builds for browsers. For images; licences stay. Prints how much went.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps/ready.mjs'

const modules = join(root, 'node_modules')

/** Beside a package's own package.json; deeper such a name may be a part of it. */
const aside = new Set(['test', 'tests', '__tests__', 'doc', 'docs', 'example', 'examples', 'benchmark', 'benchmarks', '.github'])
const licence = /licen[cs]e|notice|copying|copyright|authors/i
const paper = /\.(map|d\.ts|d\.mts|d\.cts|flow|tsbuildinfo|markdown|md)$/i

/** Of single packages: what is beside the one build the server loads. */
const unread = [
  '@embedpdf/fonts-sc/fonts/NotoSansHans-DemiLight.otf',
  '@embedpdf/fonts-sc/fonts/NotoSansHans-Light.otf',
  '@hyzyla/pdfium/dist/pdfium.wasm.base64-B4io7kt4.js',
  '@hyzyla/pdfium/dist/worker.bundle.js',
  'daikon/release',
  'libheif-js/libheif',
  'libheif-js/libheif-wasm/libheif.js',
  'libheif-js/libheif-wasm/libheif.wasm',
  'libheif-js/libheif-wasm/libheif-bundle.mjs',
  'zod/src',
]
/** The report's Latin letters are read from .woff. */
const otherCuts = /^ibm-plex-sans-.*(\.woff2|-(100|200|300|700)-\w+\.woff|-italic\.woff)$/

const sizeOf = place => {
  const stat = statSync(place, { throwIfNoEntry: false })
  if (!stat) return 0
  return stat.isDirectory() ? readdirSync(place).reduce((sum, name) => sum + sizeOf(join(place, name)), 0) : stat.size
}

let gone = 0
const remove = place => {
  gone += sizeOf(place)
  rmSync(place, { recursive: true, force: true })
}

const visit = folder => {
  const entries = readdirSync(folder, { withFileTypes: true })
  const isPackage = entries.some(entry => entry.name === 'package.json')
  for (const entry of entries) {
    const place = join(folder, entry.name)
    // Our own packages are links.
    if (entry.isSymbolicLink()) continue
    if (entry.isDirectory()) {
      if (isPackage && aside.has(entry.name)) remove(place)
      else visit(place)
    } else if ((paper.test(entry.name) && !licence.test(entry.name)) || otherCuts.test(entry.name)) remove(place)
  }
}

if (!existsSync(modules)) throw new Error('npm ci --omit=dev first')
for (const name of unread) remove(join(modules, name))
visit(modules)
console.log(`${Math.round(gone / 1e6)} MB removed`)
