import { nameAsRead } from '@sella/contract/name-as-read'
import type { FileReply } from '../http/handlers'

/**
 * A Content-Disposition header for a file name in any script (RFC 6266, RFC 5987); without marks that turn or hide what follows them:
 * a name must end, as it is read, in what the file is.
 */
const attachment = (name: string, plain: string): string =>
  `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(nameAsRead(name.replace(/\p{Cc}/gu, ''))).replace(/['()*]/g, c => `%${c.charCodeAt(0).toString(16)}`)}`

const types = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const

const reply = (bytes: Uint8Array, title: string, ending: keyof typeof types): FileReply => {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const disposition = attachment(`${title}.${ending}`, `report.${ending}`)
  return { type: types[ending], content, bytes: content.length, disposition, cacheSeconds: 0 }
}

/** A PDF for download under its title. */
export const pdfReply = (bytes: Uint8Array, title: string): FileReply => reply(bytes, title, 'pdf')

/** Slides for download under their title. */
export const slidesReply = (bytes: Uint8Array, title: string): FileReply => reply(bytes, title, 'pptx')
