import { open } from 'node:fs/promises'
import { Refusal } from '../../http/refusal'
import { pdfActNames } from './pdf-acts'

/** Bytes in which readers of other formats look for their signatures. */
const startLength = 1024
/** The end record of an archive with its longest possible comment. */
const endLength = 22 + 65_535
const piece = 1_000_000
/** Longer than any sequence searched for, so that none is missed across two chunks. */
const overlap = 16

/** Signatures at the start of a page, a program or a document. */
const beginnings = {
  picture: /%pdf-|<!doctype|<html|<svg|<\?php|^mz|^#!|^\x7felf/i,
  paper: /<!doctype|<html|<svg|<\?php/i,
} as const
/** Seven letters in this order do not occur by chance in the pixels of a film. */
const scripts = {
  picture: /<script[\s>/]|<\/script/i,
  /** Also the names of a PDF's acts, as they are usually spelled. */
  paper: new RegExp(`<script[\\s>/]|</script|/(${pdfActNames.join('|')})`, 'i'),
} as const

const isArchive = (end: string): boolean => {
  const at = end.lastIndexOf('PK\x05\x06')
  if (at < 0 || at + 22 > end.length) return false
  const comment = end.charCodeAt(at + 20) + 256 * end.charCodeAt(at + 21)
  return at + 22 + comment === end.length
}

type Read = (at: number, length: number) => Promise<string>

const carriesScript = async (read: Read, size: number, scripts: RegExp): Promise<boolean> => {
  for (let at = 0; at < size; at += piece) if (scripts.test(await read(at, piece + overlap))) return true
  return false
}

/**
 * Refuses a file that is a picture and something else as well: a page, a document, a program or an archive, which another program
 * might one day take it for. Camera metadata and the video part of a motion photo are allowed. A PDF of which a page becomes a
 * picture is refused if it contains a page or an archive, or a script, program start or file in plain sight; its compressed objects
 * and lists are looked into when it is drawn (pdf-objects.ts). Anything that both checks miss may still be stored: an original is only ever served for
 * download.
 */
export const refuseCarried = async (place: string, as: 'picture' | 'paper' = 'picture'): Promise<void> => {
  const file = await open(place, 'r')
  try {
    const { size } = await file.stat()
    const read: Read = async (at, length) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(length, size - at)), 0, Math.min(length, size - at), at)
      return buffer.toString('latin1', 0, bytesRead)
    }
    const tail = Math.min(size, endLength)
    if (
      beginnings[as].test(await read(0, startLength)) ||
      isArchive(await read(size - tail, tail)) ||
      (await carriesScript(read, size, scripts[as]))
    )
      throw new Refusal('IMAGE_CARRIES')
  } finally {
    await file.close()
  }
}
