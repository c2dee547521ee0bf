import { toStored } from '@sella/contract/documents/tracing'
import { makePhantom } from '@sella/drawing/phantom/phantom'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { endBrowser, openBrowser, openContext } from '../e2e/browser'
import { asDemo, demoDoctor } from '../e2e/demo'
import { signIn } from '../e2e/pages/sign-in'
import { chromiumPath, startProduct } from '../e2e/product'
import { figure, spread } from './figures'
import { gestured } from './frames'
import { pressedMouse } from './hand'
import { tracingOn } from './workbench-film'

/** Days of the records that are laid on each other. */
const days = ['2022-05-20', '2023-05-20', '2024-05-20', '2025-05-20'] as const

/** A case with four traced films of 1935 by 2400 pixels, each with its scale. */
const heavyCase = async ({ call, upload }: Awaited<ReturnType<typeof asDemo>>): Promise<string> => {
  const fields = { sex: 'male', birthday: '2010-03-18', agencyUuid: null, phone: null, notes: null } as const
  const { uuid: caseUuid } = await call('patientAdd', { name: 'Bench', caseNo: 'BENCH-2', ...fields })
  for (const [i, day] of days.entries()) {
    const film = makePhantom({ seed: 11, skeletalClass: 'II', width: 1935, ageYears: 12 + i })
    const raw = { raw: { width: film.width, height: film.height, channels: 1 as const } }
    const { uuid: recordUuid } = await call('timebarAdd', { caseUuid, createday: `${day}T09:00`, type: 1 })
    const photo = { recordUuid, type: 'Lateral_Ceph', name: 'film.jpg' } as const
    await upload(photo, await sharp(film.pixels, raw).jpeg({ quality: 92 }).toBuffer())
    const stored = toStored(tracingOn(film))
    if (!stored.ok) throw new Error('the tracing of the film cannot be stored')
    const record = (await call('timebarGet', { caseUuid })).find(({ uuid }) => uuid === recordUuid)
    await call('timebarUpdate', { uuid: recordUuid, caseUuid, version: record?.version ?? 1, cephPoints: stored.value })
  }
  return caseUuid
}

/** Drags the last record over the others, and turns it by its handle, with the films under them. */
const dragged = async (page: Page): Promise<void> => {
  for (const step of ['下一步', '下一步', '下一步', '下一步', '知道了']) await page.getByRole('button', { name: step }).click()
  // Both films, mixed half and half.
  await page.getByRole('button', { name: '显示' }).click()
  for (let step = 0; step < 5; step++) await page.getByRole('slider').press('PageUp')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '微调' }).click()
  await page.getByRole('button', { name: '在图上拖动微调' }).click()
  const canvas = page.locator('svg[data-correcting="true"]')
  const box = await canvas.boundingBox()
  if (!box) throw new Error('the overlap is not drawn')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  const move = await pressedMouse(page)
  const follow = (step: number) => move({ x: middle.x + 30 * Math.sin(step / 9), y: middle.y + 30 * Math.sin(step / 7) })
  const { frames, cpu } = await gestured(page, follow)
  await page.mouse.up()
  spread('overlap.drag', frames, ['p50', 'p95', 'max'])
  figure('overlap.drag.cpu.page', cpu.page, 'ms')
  figure('overlap.drag.cpu.paint', cpu.paint, 'ms')
}

if (!chromiumPath) console.log('overlap was not measured: Chromium is not installed')
else {
  const [product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
  try {
    const caseUuid = await heavyCase(await asDemo(product))
    const page = await (await openContext(browser, 'laptop', 2)).newPage()
    await signIn(page, product.url, demoDoctor)
    await page.goto(`${product.url}/studioOverlapping?case=${caseUuid}`)
    await page.locator('figure[data-method] image').first().waitFor()
    await dragged(page)
  } finally {
    await browser.close()
    await endBrowser()
    await product.close()
  }
}
