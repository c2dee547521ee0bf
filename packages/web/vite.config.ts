import react from '@vitejs/plugin-react'
import { createLogger, defineConfig } from 'vite'
import { unusedParts } from './unused-parts.ts'

const within = (...places: readonly string[]): RegExp => new RegExp(`/packages/web/(${places.join('|')})\\.tsx$`)

/**
 * What is opened together travels together, each with all it imports: a page in three hundred pieces waits for the network three
 * hundred times. A group takes what those of higher priority left. The rest, pages opened seldom, is cut as the imports say.
 */
const groups = [
  // Changes with an update of React only, so that a browser keeps it over releases.
  { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 40 },
  {
    name: 'first',
    test: within('main', 'app/shell/shell', 'screens/login/login', 'screens/patients/patients', 'peek/peek-values'),
    priority: 30,
  },
  { name: 'workbench', test: within('app/work-table/work-table', 'screens/digitization/digitization'), priority: 20 },
]

const customLogger = createLogger()
const { warnOnce } = customLogger
/** Vite says so of its own reading of `composes … from`: no plugin of ours parses CSS, and nothing imported there is an asset. */
customLogger.warnOnce = (text, options) => {
  if (!text.includes('did not pass the `from` option')) warnOnce(text, options)
}

/** `SELLA_API` names the server behind `/portal` while developing. */
export default defineConfig({
  root: import.meta.dirname,
  customLogger,
  plugins: [unusedParts(), react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    // Of what travels together (`groups`) the whole is needed.
    chunkSizeWarningLimit: 800,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/portal': { target: process.env.SELLA_API ?? 'http://127.0.0.1:8080' } } },
})
