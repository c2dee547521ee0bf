// `npm run dev`: the server from source on port 8081 and Vite on 8080 in front of it, both restarting on a change.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, requireNode, root } from './steps/ready.mjs'

requireNode()
ensureInstalled()
const bin = name => join(root, 'node_modules', '.bin', name)
const api = process.env.API_PORT ?? '8081'
const web = process.env.PORT ?? '8080'
const start = (command, args, env = {}) =>
  spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).on('exit', code =>
    process.exit(code ?? 0),
  )

start(bin('tsx'), ['watch', 'scripts/dev-server.ts', '--port', api])
start(bin('vite'), ['packages/web', '--config', 'packages/web/vite.config.ts', '--port', web], {
  SELLA_API: `http://localhost:${api}`,
})
