import { expect, it } from 'vitest'
import { documents as documentsEn } from './en/documents'
import { routes as routesEn } from './en/routes'
import { user as userEn } from './en/user'
import { documents as documentsZh } from './zh/documents'
import { routes as routesZh } from './zh/routes'
import { user as userZh } from './zh/user'

it('whoever gets an archive is sent to the page and the section as these are titled', () => {
  expect(documentsEn.archiveHint).toContain(`“${routesEn.user} → ${userEn.imports}”`)
  expect(documentsZh.archiveHint).toContain(`“${routesZh.user} → ${userZh.imports}”`)
})
