import './app/tokens.css'
import './app/base.css'
import { Refused } from '@sella/workbench/server/refused'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { watchFaults } from './api/fault-log'
import { makeRouter } from './app/router'
import { watchShut } from './app/shut-watch'
import { meetWindows } from './memory/open-windows'
import { restoreKept } from './memory/session'
import { startWords } from './words/i18n'

/** Only an unreachable server is retried automatically; a refusal is final. */
const again = (failures: number, error: Error): boolean => error instanceof Refused && error.reason === 'NETWORK' && failures < 2

/** Queries run whatever the browser says about the network: the server may run on this machine, without any. */
const networkMode = 'always' as const

const client = new QueryClient({
  defaultOptions: {
    queries: { retry: again, retryDelay: 800, refetchOnWindowFocus: true, staleTime: 10_000, networkMode },
    mutations: { networkMode },
  },
})

const start = async (): Promise<void> => {
  watchFaults()
  meetWindows()
  watchShut()
  await Promise.all([startWords(), restoreKept()])
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={makeRouter()} />
      </QueryClientProvider>
    </StrictMode>,
  )
}

void start()
