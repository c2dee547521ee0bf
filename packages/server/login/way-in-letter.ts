import type { Lang, Words } from '@sella/ceph/words'
import type { Letter } from '../mail/mail'

/** The possible changes of an account's sign-in methods. */
export type WayInChange =
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'hospitalLinked'
  | 'hospitalUnlinked'
  | 'authenticatorAdded'
  | 'authenticatorRemoved'
  | 'addressChanged'
  | 'passwordChanged'
  | 'passwordReset'

const happened: Readonly<Record<WayInChange, Words>> = {
  passkeyAdded: { zh: '添加了通行密钥', en: 'A passkey was added' },
  passkeyRemoved: { zh: '移除了通行密钥', en: 'A passkey was removed' },
  hospitalLinked: { zh: '关联了医院登录', en: 'The hospital sign-in was linked' },
  hospitalUnlinked: { zh: '解除了医院登录的关联', en: 'The hospital sign-in was unlinked' },
  authenticatorAdded: { zh: '开启了验证器', en: 'An authenticator was set up' },
  authenticatorRemoved: { zh: '停用了验证器', en: 'The authenticator was turned off' },
  addressChanged: { zh: '更改了邮箱', en: 'The e-mail address was changed' },
  passwordChanged: { zh: '修改了密码', en: 'The password was changed' },
  passwordReset: { zh: '通过验证码重设了密码', en: 'The password was reset with a code' },
}

/** Said of a new password: what it does not end. */
const staysOpen: Words = {
  zh: '新密码不会让通行密钥失效，也不会停用该账号开放的病例链接、邀请和设备令牌：请在“个人中心”查看，并停用不需要的。\n\n',
  en: 'A new password ends neither passkeys nor the links to cases, invitations and device tokens that this account has opened: look at them under My account, and end those that are not needed.\n\n',
}

const renewed: ReadonlySet<WayInChange> = new Set(['passwordChanged', 'passwordReset'])

const stays = (change: WayInChange, lang: Lang): string => (renewed.has(change) ? staysOpen[lang] : '')

interface Facts {
  readonly change: WayInChange
  readonly loginName: string
  /** Name of the passkey, or of the hospital's sign-in; empty where there is none. */
  readonly name: string
  /** ISO 8601, UTC. */
  readonly at: string
  /** Network address from which the change was made. */
  readonly address: string
}

/** A user-entered name made safe for a letter: one line, and empty if it could be read as a link. */
const letterName = (name: string): string => (/[/\\@:.\p{Cc}\p{Zl}\p{Zp}]/u.test(name) ? '' : name.slice(0, 60))

const moment = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`

const letters: Readonly<Record<Lang, { readonly subject: string; readonly text: (facts: Facts) => string }>> = {
  zh: {
    subject: 'Sella 账号的登录方式有变更',
    text: ({ change, loginName, name, at, address }) =>
      `账号 ${loginName} ${happened[change].zh}${name && `：${name}`}\n\n时间：${moment(at)}\n网络地址：${address}\n\n${stays(change, 'zh')}如果是您本人操作，无需处理。如果不是，请立即登录 Sella 修改密码，在“个人中心”移除陌生的登录方式并退出其他登录，再告知管理员。\n`,
  },
  en: {
    subject: 'A sign-in method of your Sella account has changed',
    text: ({ change, loginName, name, at, address }) =>
      `${happened[change].en}${name && `: ${name}`}, in the account ${loginName}.\n\nWhen: ${moment(at)}\nNetwork address: ${address}\n\n${stays(change, 'en')}If it was you, there is nothing to do. If not, sign in at once, change the password, remove unknown sign-in methods under My account, sign out everywhere else, and tell the administrator.\n`,
  },
}

const ifLast: Words = {
  zh: '\n十五分钟内不会再发送此类邮件：这段时间里的其他变更只写入服务器日志。请登录“个人中心”查看现有的登录方式。\n',
  en: '\nNo further e-mail of this kind is sent for fifteen minutes: other changes in that time are only written to the server log. Check your sign-in methods under My account.\n',
}

/** The letter informing the owner of an account that a sign-in method has changed. */
export const wayInLetter = (lang: Lang, to: string, facts: Facts): Letter => ({
  to,
  subject: letters[lang].subject,
  text: letters[lang].text({ ...facts, name: letterName(facts.name) }),
  ifLast: ifLast[lang],
})
