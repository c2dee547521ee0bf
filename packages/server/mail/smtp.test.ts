import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { smtpMail } from './smtp'

interface Post {
  readonly server: Server
  readonly port: number
  /** What was said to it. */
  readonly heard: string[]
}

/** As much of an SMTP server as takes one letter (RFC 5321); `refuses` turns every recipient away. */
const post = async (refuses = false): Promise<Post> => {
  const heard: string[] = []
  const server = createServer(socket => {
    let inLetter = false
    socket.write('220 post.test ESMTP\r\n')
    socket.on('data', data => {
      const text = data.toString()
      heard.push(text)
      if (inLetter) inLetter = !text.endsWith('\r\n.\r\n')
      else inLetter = text.startsWith('DATA')
      if (inLetter) return void (text.startsWith('DATA') && socket.write('354 go on\r\n'))
      socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : refuses && text.startsWith('RCPT') ? '550 nobody\r\n' : '250 ok\r\n')
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { server, heard, port: (server.address() as { port: number }).port }
}

let open: Server | null = null
afterEach(() => void open?.close())

test('a letter reaches the mail server with its sender, recipient, subject and text, also in Chinese', async () => {
  const { server, heard, port } = await post()
  open = server
  await smtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'Sella <sella@clinic.test>' }).send({
    to: 'li@clinic.test',
    subject: 'Sella 验证码',
    text: '验证码 123456',
  })
  const sent = heard.join('')
  expect(sent).toContain('MAIL FROM:<sella@clinic.test>')
  expect(sent).toContain('RCPT TO:<li@clinic.test>')
  expect(sent).toContain(Buffer.from('验证码 123456').toString('base64'))
})

test('a letter that the mail server refuses, or a server that is not there, is an error', async () => {
  const { server, port } = await post(true)
  open = server
  const letter = { to: 'nobody@clinic.test', subject: 'x', text: 'x' }
  await expect(smtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'a@clinic.test' }).send(letter)).rejects.toThrow('550')
  await expect(smtpMail({ url: 'smtp://127.0.0.1:1', from: 'a@clinic.test' }).send(letter)).rejects.toThrow()
})
