// Writes THIRD-PARTY.md: every package that runs in the product, its version and licence, from what is installed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps/ready.mjs'

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const licenceOf = manifest =>
  typeof manifest.license === 'string'
    ? manifest.license
    : (manifest.license?.type ?? manifest.licenses?.map(each => each.type).join(' or ') ?? 'see package')

/** Where a package that one at `from` asks for lies: in its own folder, or in one above. */
const placeOf = (name, from) => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (lock.packages[place]) return place
    if (!folder) return null
  }
}

/** What goes into the browser: for npm the libraries of `web` are needed for building only, but their code is part of what is built. */
const inBrowser = new Set()
const take = (names, from, optional) => {
  for (const name of Object.keys(names ?? {})) {
    const place = placeOf(name, from)
    if (!place || inBrowser.has(place) || optional?.[name]?.optional) continue
    inBrowser.add(place)
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = lock.packages[place]
    for (const more of [dependencies, optionalDependencies]) take(more, place)
    take(peerDependencies, place, peerDependenciesMeta)
  }
}
take(lock.packages['packages/web'].devDependencies, 'packages/web')

// Not installed but part of the product: what came in a package.
const rows = [
  '| @mediapipe/face_mesh (weights) | 0.4.1657299874 | Apache-2.0 |',
  '| @mediapipe/selfie_segmentation (weights) | 0.1.1675465747 | Apache-2.0 |',
  '| @zxcvbn-ts/language-common (hashes of its passwords) | 4.1.3 | MIT |',
]
for (const [path, entry] of Object.entries(lock.packages)) {
  const forBuilding = (entry.dev || entry.devOptional) && !inBrowser.has(path)
  if (!path.startsWith('node_modules/') || entry.link || forBuilding) continue
  const file = join(root, path, 'package.json')
  if (!existsSync(file)) continue
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  rows.push(`| ${manifest.name} | ${manifest.version} | ${licenceOf(manifest)} |`)
}
const text = `# Third-party notices

Sella is licensed under Apache-2.0 (LICENSE). It stands on the packages below; each keeps its own licence, which is in its folder under
\`node_modules\`. The fonts IBM Plex Sans and Noto Sans SC come under the SIL Open Font License 1.1. The network that
finds silhouettes (\`packages/detect/models/profile-2026.11-person.onnx\`) is @mediapipe/selfie_segmentation 0.1.1675465747, copyright The MediaPipe
Authors, Apache-2.0, converted to ONNX; those that find faces from the front (\`packages/detect/models/face-2026.11-*.onnx\`) are
@mediapipe/face_mesh 0.4.1657299874, of the same authors and licence, converted likewise. Written by \`npm run notices\`.

| package | version | licence |
|---|---|---|
${[...new Set(rows)].sort((a, b) => a.localeCompare(b, 'en')).join('\n')}
`
writeFileSync(join(root, 'THIRD-PARTY.md'), text)
