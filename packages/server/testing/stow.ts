import { type DicomFields, dicomFile } from './dicom-file'
import { film } from './intake'

const boundary = 'sella-test-boundary'

/** A STOW-RS body of these files. */
export const stowBody = (files: readonly Uint8Array[], type = 'application/dicom'): Buffer =>
  Buffer.concat([
    ...files.flatMap(file => [Buffer.from(`--${boundary}\r\nContent-Type: ${type}\r\n\r\n`), file, Buffer.from('\r\n')]),
    Buffer.from(`--${boundary}--\r\n`),
  ])

export const stowType = `multipart/related; type="application/dicom"; boundary=${boundary}`

/** Sends DICOM files as a machine with this token does. */
export const stow = (address: string, token: string, files: readonly Uint8Array[], study = ''): Promise<Response> =>
  fetch(`${address}/dicom-web/studies${study}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': stowType },
    body: stowBody(files) as BodyInit,
  })

interface Person {
  readonly name?: string | Buffer
  readonly charset?: string
  readonly id?: string
  readonly birthday?: string
  readonly sex?: string
  readonly instance?: string
  readonly study?: string
}

/** A film of six pixels of an invented person; its character set is UTF-8 unless another is said. */
export const filmOfPerson = (person: Person = {}, fields: Partial<DicomFields> = {}): Buffer => {
  const { name = 'CHEN^YI=陈^一', charset = 'ISO_IR 192', id = '', birthday = '', sex = '' } = person
  return film({
    more: [
      [0x0008, 0x0005, 'CS', charset],
      [0x0008, 0x0016, 'UI', '1.2.840.10008.5.1.4.1.1.1.1'],
      [0x0008, 0x0018, 'UI', person.instance ?? '2.25.1'],
      [0x0008, 0x0020, 'DA', '20260301'],
      [0x0010, 0x0010, 'PN', Buffer.isBuffer(name) ? name : Buffer.from(name.length % 2 ? `${name} ` : name)],
      [0x0010, 0x0020, 'LO', id],
      [0x0010, 0x0030, 'DA', birthday],
      [0x0010, 0x0040, 'CS', sex],
      [0x0020, 0x000d, 'UI', person.study ?? '2.25.100'],
      [0x0020, 0x000e, 'UI', '2.25.101'],
    ],
    ...fields,
  })
}

/** An object without a picture. */
export const notPicture = (): Buffer =>
  dicomFile({ rows: 0, columns: 0, allocated: 8, stored: 8, photometric: 'MONOCHROME2', pixels: [] })
