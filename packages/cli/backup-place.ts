import { type BackupPlace, bucketPlace, folderPlace } from '@sella/server/backup/keeping'
import { identityFrom } from '@sella/server/backup/sealed'
import { bucketNamed } from '@sella/server/files/bucket-settings'
import { WrongUsage } from './command'
import { refused } from './refusals'

/** Where `--to` or `--from` points: a folder, or `bucket` for the one of SELLA_BACKUP_S3_URL, _KEY and _SECRET. */
export const placeGiven = (given: string, err: (text: string) => void): BackupPlace => {
  if (given !== 'bucket') return folderPlace(given)
  const at = bucketNamed('SELLA_BACKUP_S3', process.env)
  if (!at) throw new WrongUsage('SELLA_BACKUP_S3_URL names no bucket')
  return bucketPlace(at, error => err(`${String(error)}\n`))
}

/** Whom backups are sealed for: SELLA_BACKUP_RECIPIENT, or null when they are left open. */
export const recipientGiven = (): string | null => process.env.SELLA_BACKUP_RECIPIENT || null

/** What opens sealed backups: SELLA_BACKUP_IDENTITY, the secret itself or the file it lies in; null when there is none. */
export const identityGiven = async (): Promise<string | null> => {
  const given = process.env.SELLA_BACKUP_IDENTITY
  if (!given) return null
  return identityFrom(given).catch(error => {
    throw refused('identity', error)
  })
}
