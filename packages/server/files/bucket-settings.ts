import type { BucketAt } from './bucket'

/** The bucket configured by four environment variables, `SELLA_S3_URL` and so on; null where the first is not set. */
export const bucketNamed = (prefix: string, env: Readonly<Record<string, string | undefined>>): BucketAt | null => {
  const of = (field: string): string | undefined => env[`${prefix}_${field}`]
  const [url, key, secret] = [of('URL'), of('KEY'), of('SECRET')]
  if (!url) return null
  if (!/^https?:\/\/[^/]+\/[^/]/.test(url) || !URL.canParse(url))
    throw new Error(`${prefix}_URL must be the address of a bucket, https://host/bucket`)
  if (!key || !secret) throw new Error(`${prefix}_URL needs ${prefix}_KEY and ${prefix}_SECRET`)
  return { url: url.replace(/\/+$/, ''), key, secret, region: of('REGION') || 'us-east-1' }
}
