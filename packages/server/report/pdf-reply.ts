import type { FileReply } from '../http/handlers'

/** A file name in any script (RFC 6266, RFC 5987). */
const attachment = (name: string): string =>
  `attachment; filename="report.pdf"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, c => `%${c.charCodeAt(0).toString(16)}`)}`

/** A PDF to be saved under its title. */
export const pdfReply = (bytes: Uint8Array, title: string): FileReply => {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return {
    ...{ type: 'application/pdf', content, bytes: content.length, disposition: attachment(`${title}.pdf`), keepFor: 0 },
  }
}
