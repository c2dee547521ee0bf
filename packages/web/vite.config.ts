import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { createLogger, defineConfig } from 'vite'
import { quietCalls } from './quiet-calls.ts'
import { unusedParts } from './unused-parts.ts'

const within = (...places: readonly string[]): RegExp => new RegExp(`/packages/web/(${places.join('|')})\\.tsx$`)

/**
 * What is opened together travels together, each with all it imports: a page in three hundred pieces waits for the network three
 * hundred times. A group takes what those of higher priority left. The rest, pages opened seldom, is cut as the imports say.
 */
const groups = [
  {
    name: 'first',
    test: within('main', 'app/shell/shell', 'screens/login/login', 'screens/patients/patients', 'peek/peek-values'),
    priority: 30,
  },
  { name: 'workbench', test: within('app/work-table/work-table', 'screens/digitization/digitization'), priority: 20 },
]

/** Its package names the build for developers only, with its warnings, in whatever mode it is bundled. */
const router = fileURLToPath(new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url))

const customLogger = createLogger()
const { warnOnce } = customLogger
/** Vite says so of its own reading of `composes … from`: no plugin of ours parses CSS, and nothing imported there is an asset. */
customLogger.warnOnce = (text, options) => {
  if (!text.includes('did not pass the `from` option')) warnOnce(text, options)
}

/** `SELLA_API` names the server behind `/portal` while developing. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  customLogger,
  plugins: [unusedParts(), quietCalls(), react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    // Of what travels together (`groups`) the whole is needed.
    chunkSizeWarningLimit: 800,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: router }] : [] },
  server: { proxy: { '/portal': { target: process.env.SELLA_API ?? 'http://127.0.0.1:8080' } } },
}))
