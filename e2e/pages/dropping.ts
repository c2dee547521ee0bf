import type { Locator, Page } from 'playwright-core'

export interface DroppedFile {
  readonly name: string
  readonly type: string
  readonly content: Buffer
}

/** Lets go of files over an element, as they come from the desktop. */
export const dropOn = async (page: Page, target: Locator, files: readonly DroppedFile[]): Promise<void> => {
  const plain = files.map(({ name, type, content }) => ({ name, type, base64: content.toString('base64') }))
  const dataTransfer = await page.evaluateHandle(all => {
    const transfer = new DataTransfer()
    for (const { name, type, base64 } of all)
      transfer.items.add(new File([Uint8Array.from(atob(base64), char => char.charCodeAt(0))], name, { type }))
    return transfer
  }, plain)
  for (const event of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer })
}
