import { expect, test } from 'vitest'
import { calls } from './calls/index'
import { errors, errorText } from './errors'
import { messages } from './messages'

test('no two calls share an address, and each says in a sentence what it does', () => {
  const rows = Object.values(calls)
  expect(new Set(rows.map(row => `${row.method} ${row.path}`)).size).toBe(rows.length)
  for (const row of rows)
    expect([row.path, /^\/[a-zA-Z/]+$/.test(row.path), /\.$/.test(row.does)]).toEqual([row.path, true, true])
})

/** The specification's table of calls, section 7. */
const specified = {
  system: ['authorize', 'addLog'],
  login: ['login', 'regist', 'qrcodeCreate', 'qrcodeCheck', 'verifyCode', 'passwordReset'],
  user: ['cUserInfo', 'passwordUpdate', 'avatarUpdate', 'logout'],
  patient: ['add', 'update', 'get', 'delete', 'find', 'overconfigFind', 'overconfigUpdate', 'favorite'],
  timebar: ['get', 'update'],
  setting: ['get', 'save'],
  analysis: ['list', 'add', 'update', 'delete'],
  agency: ['get', 'updateAll'],
}

test('every call of the specification stands under its path, and only the favourite is asked by GET', () => {
  const paths = Object.entries(specified).flatMap(([room, names]) => names.map(name => `/${room}/${name}`))
  expect(paths).toHaveLength(30)
  const rows = paths.map(path => Object.values(calls).find(row => row.path === path))
  expect(rows.map((row, i) => [paths[i], row?.method])).toEqual(
    paths.map(path => [path, path === '/patient/favorite' ? 'GET' : 'POST']),
  )
})

test('what only a signature protects are files, and what nothing protects is the sign-in (also by passkey or through a hospital), what an invitation invites to, what a link shows, what a phone sends by its link and what the about page tells', () => {
  const open = Object.entries(calls).filter(([, row]) => row.access !== 'doctor' && row.access !== 'staff')
  expect(open.map(([name]) => name).sort()).toEqual([
    'accountExportFile',
    'codeLogin',
    'fileGet',
    'invitationLook',
    'login',
    'modelCards',
    'oidcArrive',
    'oidcBegin',
    'oidcEnd',
    'oidcEnter',
    'oidcGet',
    'oidcLink',
    'oidcRegister',
    'passkeyAsk',
    'passkeyEnter',
    'passwordReset',
    'phoneLook',
    'phoneSend',
    'qrcodeCheck',
    'qrcodeCreate',
    'regist',
    'shareFile',
    'shareOpen',
    'verifyCode',
  ])
})

test('who is of the staff makes the calls of the inbox and no others', () => {
  const inbox = Object.entries(calls).filter(([, row]) => row.path.startsWith('/inbox/'))
  const staff = Object.entries(calls).filter(([, row]) => (row.access as string) === 'staff')
  expect(staff).toEqual(inbox)
  expect(staff.length).toBeGreaterThan(0)
})

test('every text stands in both languages, with the same places to fill', () => {
  const places = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort()
  for (const [code, { zh, en }] of Object.entries({ ...errors, ...messages })) {
    expect([code, zh.trim() !== '', en.trim() !== '']).toEqual([code, true, true])
    expect([code, places(zh)]).toEqual([code, places(en)])
  }
})

test('the places of a text are filled from the details, and an unknown one is empty', () => {
  expect(errorText('CASE_NUMBER_TAKEN', 'en', { name: 'Chen' })).toBe('This case number already exists: Chen')
  expect(errorText('FILE_TOO_LARGE', 'zh')).toBe('文件超过  MB')
})
