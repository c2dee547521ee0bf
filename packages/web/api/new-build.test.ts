import { expect, it } from 'vitest'
import { lookForNewBuild, newBuild } from './new-build'

const own = 'http://clinic.test/assets/index-Abc.js'
const sends =
  (script: string, status = 200) =>
  async () =>
    new Response(`<script type="module" src="${script}"></script>`, { status })

it('another script in the page that the server sends is a new build; the same, an answer without a page, or none, is not', async () => {
  await lookForNewBuild(own, sends('/assets/index-Xyz.js'))
  expect(newBuild.get()).toBe(true)
  await lookForNewBuild(own, sends('/assets/index-Abc.js'))
  expect(newBuild.get()).toBe(false)
  await lookForNewBuild(own, sends('', 503))
  await lookForNewBuild(own, () => Promise.reject(new Error('refused')))
  await lookForNewBuild('', sends('/assets/index-Xyz.js'))
  expect(newBuild.get()).toBe(false)
})
