import { type BackupPlace, bucketPlace, folderPlace } from '@sella/server/backup/keeping'
import { identityFrom } from '@sella/server/backup/sealed'
import { bucketNamed } from '@sella/server/files/bucket-settings'
import { WrongUsage } from './command'
import { refused } from './refusals'

/** The target of `--to` or `--from`: a folder, or `bucket` for the one given by SELLA_BACKUP_S3_URL, _KEY and _SECRET. */
export const placeGiven = (given: string, err: (text: string) => void): BackupPlace => {
  if (given !== 'bucket') return folderPlace(given)
  const at = bucketNamed('SELLA_BACKUP_S3', process.env)
  if (!at) throw new WrongUsage('SELLA_BACKUP_S3_URL names no bucket')
  return bucketPlace(at, error => err(`${String(error)}\n`))
}

/** The recipient backups are encrypted for: SELLA_BACKUP_RECIPIENT, or null if they are not encrypted. */
export const recipientGiven = (): string | null => process.env.SELLA_BACKUP_RECIPIENT || null

/**
 * The identity that decrypts backups: SELLA_BACKUP_IDENTITY, either the secret itself or the file that contains it; null if not
 * set.
 */
export const identityGiven = async (): Promise<string | null> => {
  const given = process.env.SELLA_BACKUP_IDENTITY
  if (!given) return null
  return identityFrom(given).catch(error => {
    throw refused('identity', error)
  })
}
