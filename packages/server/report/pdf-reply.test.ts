import { expect, test } from 'vitest'
import { pdfReply } from './pdf-reply'

test('the name of a download ends, as it is read, in what the file is: nothing in it turns or breaks the line', () => {
  const { disposition } = pdfReply(new Uint8Array(), '陈\u202Eexe.\u2066fdp\u200f\u0007\r\nX: y')
  expect(disposition).toBe(`attachment; filename="report.pdf"; filename*=UTF-8''${encodeURIComponent('陈exe.fdpX: y.pdf')}`)
})
