import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { hasData } from './data'

const dataFolder = mkdtempSync(join(tmpdir(), 'sella-data-'))
afterAll(() => rmSync(dataFolder, { recursive: true }))

test('a command finds the data of a folder, and of a database with a bucket beside which its own folder is empty', () => {
  const bucket = { url: 'http://store/films', key: 'k', secret: 's', region: 'us-east-1' }
  const databaseUrl = 'postgres://sella@postgres/sella'
  expect(hasData({ dataFolder, databaseUrl: null, bucket: null })).toBe(false)
  expect(hasData({ dataFolder, databaseUrl, bucket: null })).toBe(false)
  expect(hasData({ dataFolder, databaseUrl, bucket })).toBe(true)
  mkdirSync(join(dataFolder, 'files'))
  expect(hasData({ dataFolder, databaseUrl, bucket: null })).toBe(true)
})
