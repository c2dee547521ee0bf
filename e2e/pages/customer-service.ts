import type { Locator, Page } from 'playwright-core'

const post = (url: string, call: string, input: unknown, token = ''): Promise<Response> =>
  fetch(`${url}/portal${call}`, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/json', authorization: token },
  })

/** Registers an account without the pages that other journeys walk; its token. */
export const account = async (url: string, loginName: string, userName: string): Promise<string> => {
  const reply = await post(url, '/login/regist', { loginName, userName, password: 'correct horse', phone: '+86 571 5550 0100' })
  return ((await reply.json()) as { data: { token: string } }).data.token
}

/** Opens a page of the product as somebody who is signed in. */
export const openAs = async (page: Page, url: string, { token, path }: { token: string; path: string }): Promise<void> => {
  await page.addInitScript(sessionToken => sessionStorage.setItem('sella.token', sessionToken), token)
  await page.goto(url + path)
}

/** The doctor's window. */
export const supportWindow = (page: Page) => {
  const box = page.getByRole('region', { name: '客服' })
  return {
    entry: page.locator('[data-support-entry]'),
    box,
    log: box.getByRole('log'),
    field: box.getByRole('textbox', { name: '消息' }),
    send: box.getByRole('button', { name: /^(发送|留言)$/ }),
    close: box.getByRole('button', { name: '关闭' }),
  }
}

/** The staff's inbox. */
export const inbox = (page: Page) => {
  const list = page.getByRole('region', { name: '对话列表' })
  return {
    list,
    row: (name: string): Locator => list.getByRole('button').filter({ hasText: name }),
    log: page.getByRole('log'),
    field: page.getByRole('textbox', { name: '消息' }),
    send: page.getByRole('button', { name: '发送', exact: true }),
    end: page.getByRole('button', { name: '结束对话' }),
  }
}
