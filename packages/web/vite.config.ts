import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { createLogger, defineConfig } from 'vite'
import { mountedEscape } from './mounted-escape.ts'
import { quietCalls } from './quiet-calls.ts'
import { unusedParts } from './unused-parts.ts'

const within = (...places: readonly string[]): RegExp => new RegExp(`/packages/web/(${places.join('|')})\\.tsx$`)

/**
 * Modules that are opened together form one chunk with everything they import: a page in three hundred pieces waits for the
 * network three hundred times. A group takes what groups of higher priority have left; pages opened rarely are split along their
 * imports.
 */
const groups = [
  {
    name: 'first',
    test: within('main', 'app/shell/shell', 'screens/login/login', 'screens/patients/patients', 'peek/peek-values'),
    priority: 30,
  },
  { name: 'workbench', test: within('app/work-table/work-table', 'screens/digitization/digitization'), priority: 20 },
]

/** The production build of React Router: its package resolves to the development build, with its warnings, in every mode. */
const router = fileURLToPath(new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url))

const customLogger = createLogger()
const { warnOnce } = customLogger
/**
 * Suppresses a warning about `composes … from`, which Vite raises about its own parsing: none of our plugins parses CSS, and
 * nothing imported there is an asset.
 */
customLogger.warnOnce = (text, options) => {
  if (!text.includes('did not pass the `from` option')) warnOnce(text, options)
}

/** `SELLA_API` names the server behind `/portal` while developing. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  customLogger,
  plugins: [unusedParts(), mountedEscape(), quietCalls(), react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    // kB. The `groups` are needed whole.
    chunkSizeWarningLimit: 900,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  // In a folder of their own: the server sends a worker's script with the policies of a document (`server/app/site`).
  worker: { rolldownOptions: { output: { entryFileNames: 'assets/workers/[name]-[hash].js' } } },
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: router }] : [] },
  server: { proxy: { '/portal': { target: process.env.SELLA_API ?? 'http://127.0.0.1:8080' } } },
}))
