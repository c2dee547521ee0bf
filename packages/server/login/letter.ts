import type { Lang } from '@sella/ceph/words'
import type { Letter } from '../mail/mail'

interface Facts {
  readonly code: string
  readonly loginName: string
  readonly minutes: number
}

const letters: Readonly<Record<Lang, { readonly subject: string; readonly text: (facts: Facts) => string }>> = {
  zh: {
    subject: 'Sella 验证码',
    text: ({ code, loginName, minutes }) =>
      `您正在用验证码登录账号 ${loginName} 或为其设置新密码。\n\n验证码：${code}\n\n${minutes} 分钟内有效。请勿告诉任何人。如果不是您本人操作，请忽略此邮件，密码不会改变。\n`,
  },
  en: {
    subject: 'Sella verification code',
    text: ({ code, loginName, minutes }) =>
      `A sign-in with a code or a new password was requested for the account ${loginName}.\n\nVerification code: ${code}\n\nIt is valid for ${minutes} minutes. Do not share it with anyone. If this was not you, ignore this e-mail; the password stays as it is.\n`,
  },
}

/** The letter containing a verification code. */
export const codeLetter = (lang: Lang, to: string, facts: Facts): Letter => ({
  to,
  subject: letters[lang].subject,
  text: letters[lang].text(facts),
})
