import { createHash } from 'node:crypto'
import { clinicReportSetting, reportSetting } from '@sella/contract/documents/report-setting'
import type { Letterhead } from '@sella/drawing/report/input'
import sharp from 'sharp'
import type { Db } from '../db/open'
import { settingOf } from '../settings/documents'
import type { PagePicture } from './film'

/** A letterhead as shown on the pages, and the file of its logo. */
export interface PageLetterhead {
  readonly shown: Letterhead
  readonly pictures: readonly PagePicture[]
}

/** In pixels: 300 dpi at the largest size in which it is printed. */
const longest = 800

/** The logo re-encoded, because the stored one came from outside; null where it is not a picture. */
const logoOf = async (href: string): Promise<PagePicture | null> => {
  const given = Buffer.from(href.slice(href.indexOf(',') + 1), 'base64')
  const small = { width: longest, height: longest, fit: 'inside', withoutEnlargement: true } as const
  const made = await sharp(given, { limitInputPixels: 4_000_000 })
    .resize(small)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  if (!made) return null
  const { width, height } = made.info
  const name = createHash('sha256').update(given).digest('hex')
  return { picture: { href: `picture:${name}`, width, height }, file: made.data }
}

/** The letterhead of the clinic whose case it is, until it has set one up that of the person who prints; null where there is none. */
export const letterheadOf = async (
  db: Db,
  { doctor, person }: { readonly doctor: string; readonly person: string },
): Promise<PageLetterhead | null> => {
  // Nothing is stored as a clinic's of a doctor's own desk.
  const ofClinic = (await settingOf(db, doctor, clinicReportSetting)).letterhead
  const letterhead = ofClinic ?? (await settingOf(db, person, reportSetting)).letterhead
  if (!letterhead) return null
  const logo = letterhead.logo ? await logoOf(letterhead.logo.href) : null
  const { name, address, phone } = letterhead
  return { shown: { name, address, phone, logo: logo?.picture ?? null }, pictures: logo ? [logo] : [] }
}
