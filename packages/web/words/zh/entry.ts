/** The ways in that are seldom taken: a new password, a QR code. */
export const entry = {
  back: '返回登录',
  reset: {
    title: '重设密码',
    signIn: '验证码登录',
    where: '验证码发到个人资料中的邮箱。没有填写邮箱，或服务器没有设置邮件时，验证码写在服务器日志里，请向管理员索取。',
    send: '获取验证码',
    again: '重新获取',
    sent: '如果登录名“{{name}}”存在，验证码已发出，10 分钟内有效',
    code: '验证码',
    codeNeeded: '请输入验证码',
    password: '新密码',
    save: '设置新密码',
  },
  second: {
    title: '两步验证',
    how: '打开手机上的验证器，输入 Sella 的 6 位验证码。',
    code: '验证码',
    hint: '手机不在身边时，可输入一个恢复码',
    needed: '请输入验证码',
  },
  qr: {
    title: '扫码登录',
    how: '用手机相机扫描，在手机上登录后确认',
    code: '登录二维码',
    waiting: '等待手机确认',
    expired: '二维码已失效',
    renew: '刷新二维码',
    local: '当前地址 {{host}} 只能在这台电脑上打开。请用手机也能打开的地址打开 Sella，再扫码。',
  },
}
