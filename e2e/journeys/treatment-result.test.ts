import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { serialiseSchemes } from '@sella/contract/documents/overlap-schemes'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serious } from '../axe'
import { openBrowser, viewports } from '../browser'
import { asDemo, demoDoctor } from '../demo'
import { signedIn } from '../pages/sign-in'
import { patience } from '../patience'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'
const run = promisify(execFile)
const poppler = spawnSync('pdftotext', ['-v']).error === undefined

/** Without its blanks: paper and screen break lines elsewhere. */
const plain = (words: string): string => words.replaceAll(/\s/g, '')

describe.skipIf(!chromiumPath)(`the result of a treatment${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page
  let caseUuid = ''

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    const context = await browser.newContext({
      viewport: viewports.laptop,
      locale: 'zh-CN',
      bypassCSP: true,
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(patience)
    page = await context.newPage()
    const doctor = await asDemo(product)
    const { rows } = await doctor.call('patientGet', {})
    caseUuid = rows.find(row => row.records.filter(record => record.hasTracing).length > 1)?.uuid ?? ''
    const records = (await doctor.call('timebarGet', { caseUuid })).filter(({ cephPoints }) => cephPoints)
    const uuids = [records[0]?.uuid ?? '', records.at(-1)?.uuid ?? '']
    const from = await doctor.call('overconfigFind', { caseUuid })
    const scheme = { name: '前后两次', uuids, cephImgs: {}, overFun: 'multiview', points: {}, imgTrans: {} } as const
    await doctor.call('overconfigUpdate', { caseUuid, content: serialiseSchemes([scheme]), from })
    await signedIn(page, product.url, demoDoctor)
    await page.goto(`${product.url}/studioOverlapping?case=${caseUuid}`)
    for (const step of ['下一步', '下一步', '下一步', '下一步', '知道了']) await page.getByRole('button', { name: step }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const sheet = () => page.getByRole('article')
  const rowsOf = () => sheet().getByRole('row').allInnerTexts()

  it('is reached from the two records laid on each other, and read out without sight', async () => {
    await page.getByRole('button', { name: '治疗结果' }).click()
    await sheet().getByRole('heading', { name: '治疗结果' }).waitFor()
    await sheet().getByRole('heading', { name: '给患者和家长' }).waitFor()
    await sheet().getByRole('heading', { name: '给医生' }).waitFor()
    await expect.poll(() => sheet().getByRole('list', { name: '记录' }).getByRole('listitem').count()).toBe(2)
    expect((await rowsOf()).length).toBeGreaterThan(5)
    const picture = sheet().getByRole('figure').first().getByRole('img').first()
    await expect.poll(() => picture.getAttribute('aria-label')).toMatch(/SN/)
    expect(await serious(page)).toEqual([])
  })

  it.skipIf(!poppler)(
    `says on paper what it says on screen${poppler ? '' : ' (skipped: no pdftotext)'}: words, displacements with their limits, values`,
    async () => {
      const words = [
        ...(await sheet().getByRole('heading', { name: '给患者和家长' }).locator('xpath=..').locator('p').allInnerTexts()),
        ...(await sheet().getByRole('heading', { name: '给医生' }).locator('xpath=..').getByRole('listitem').allInnerTexts()),
      ]
      expect(words.length).toBeGreaterThan(3)
      const moves = (await rowsOf()).filter(row => /\d/.test(row))
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: '存为文档' }).click()
      // As it was written: line by line across the sheet, the numbers on the picture stand between the words beside it.
      const { stdout } = await run('pdftotext', ['-raw', await (await download).path(), '-'])
      const paper = plain(stdout)
      for (const line of words) for (const part of line.split(/[，。；]/)) expect(paper).toContain(plain(part))
      for (const row of moves) for (const cell of row.split('\t')) expect([row, paper.includes(plain(cell))]).toEqual([row, true])
    },
  )

  it('follows the correction of the overlap: what is moved by hand there is said here', async () => {
    const before = await rowsOf()
    const doctor = await asDemo(product)
    const from = await doctor.call('overconfigFind', { caseUuid })
    const [scheme] = JSON.parse(from) as { uuids: string[] }[]
    const nudged = { ...scheme, imgTrans: { sn: { [scheme?.uuids[1] ?? '']: { x: 3, y: 0, turn: 0 } } } }
    await doctor.call('overconfigUpdate', { caseUuid, content: JSON.stringify([nudged]), from })
    await page.reload()
    await sheet().getByRole('heading', { name: '治疗结果' }).waitFor()
    expect(await rowsOf()).not.toEqual(before)
    await sheet()
      .getByText(/手动|微调/)
      .first()
      .waitFor()
  })
})
