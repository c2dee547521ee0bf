// Builds what runs: the web application (dist/web, with .gz and .br beside each text file) and the `sella` command (dist/sella.mjs).
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build as bundle } from 'esbuild'
import { build as buildWeb } from 'vite'
import { root } from './steps/ready.mjs'

rmSync(join(root, 'dist'), { recursive: true, force: true })

await buildWeb({
  configFile: join(root, 'packages/web/vite.config.ts'),
  root: join(root, 'packages/web'),
  logLevel: 'warn',
  build: { outDir: join(root, 'dist/web'), emptyOutDir: true },
})

// From 10 on brotli looks for the best rather than a good way, at 11 longest: 8 % less to send, for three or four seconds of the build.
const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
const texts = readdirSync(join(root, 'dist/web'), { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && /\.(js|css|html|svg|json)$/.test(entry.name))
  .map(entry => join(entry.parentPath, entry.name))
await Promise.all(
  texts.map(async path => {
    const text = readFileSync(path)
    writeFileSync(`${path}.gz`, await promisify(gzip)(text, { level: 9 }))
    writeFileSync(`${path}.br`, await promisify(brotliCompress)(text, { params }))
  }),
)

// Looked for where they are installed: what has machine code or files of its own, and decoders that run in threads from their own place. All
// other packages are bundled: to find, read and link a thousand small files was a third of every start.
const installed = new Set([
  ...['better-sqlite3', 'onnxruntime-node', 'sharp', '@node-rs/argon2', '@hyzyla/pdfium', 'bmp-ts', 'daikon', 'heic-decode'],
  ...['@embedpdf/fonts-sc', '@fontsource/ibm-plex-sans'],
  // Asked for by pg where somebody has installed it.
  'pg-native',
])

const packageOf = path => /^(@[^/]+\/)?[^/]+/.exec(path)[0]

// Each command and the detector's engine load only when asked.
await bundle({
  // Threads are started by the names of their files (packages/server/threads/in-thread.ts).
  entryPoints: {
    sella: join(root, 'packages/cli/sella.ts'),
    'detection-thread': join(root, 'packages/server/detection/thread.ts'),
    'profile-thread': join(root, 'packages/server/detection/profile-thread.ts'),
    'face-thread': join(root, 'packages/server/detection/face-thread.ts'),
    'pdf-thread': join(root, 'packages/server/report/pdf-thread.ts'),
    'model-thread': join(root, 'packages/server/files/model-thread.ts'),
  },
  outdir: join(root, 'dist'),
  outExtension: { '.js': '.mjs' },
  chunkNames: 'parts/[name]-[hash]',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
  // Names stay: an error's stack is read by people.
  minifyWhitespace: true,
  minifySyntax: true,
  // What a bundled CommonJS package requires of Node itself.
  banner: { js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);" },
  plugins: [
    {
      name: 'installed-packages-stay-outside',
      setup: build =>
        build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind !== 'entry-point' && installed.has(packageOf(path)) ? { path, external: true } : null,
        ),
    },
  ],
})
