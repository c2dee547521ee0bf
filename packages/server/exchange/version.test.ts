import { expect, it } from 'vitest'
import own from '../package.json'
import { version } from './version'

it('names the version of the package', () => {
  expect(version).toBe(own.version)
})
