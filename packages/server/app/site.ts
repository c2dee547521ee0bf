import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { forDocumentsOnly } from '../http/security-headers'
import { answerErrors } from './error-answers'

const year = 31_536_000

/** Files named by their content never change; all others are revalidated. */
const keepingOf = (path: string): string => (/[\\/]assets[\\/]/.test(path) ? `public, max-age=${year}, immutable` : 'no-cache')

/**
 * Files loaded by a page, whose headers govern them; a worker (`assets/workers` in the built front end) is governed by the
 * headers of its own script.
 */
const loadedByPages = /^\/assets\/[^/]+\.(js|css)$/

/**
 * Serves the built front end, compressed where a `.br` or `.gz` lies beside a file. Any address that is neither a call nor a file
 * is a screen of the application and gets index.html, except a missing asset.
 */
export const serveSite = async (app: FastifyInstance, folder: string | null): Promise<void> => {
  const served = folder !== null && existsSync(join(folder, 'index.html'))
  if (served)
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      index: ['index.html'],
      setHeaders: (response, path) => void response.setHeader('cache-control', keepingOf(path)),
    })
  app.addHook('onSend', async ({ url }, { raw }) => {
    if (loadedByPages.test(url)) for (const name of forDocumentsOnly) raw.removeHeader(name)
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const screen =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(portal|assets|dicom-web|fhir)(\/|$)/.test(path)
    return served && screen
      ? reply.header('cache-control', 'no-cache').sendFile('index.html')
      : answerErrors.notFound(request, reply)
  })
}
