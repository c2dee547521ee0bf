import type { Db } from '../open'

/** Detections fetched at once; each is about 10 KB. */
const page = 100

interface Ended {
  readonly uuid: string
  readonly subject: string
  readonly input: string
  readonly result: string | null
}

const parsed = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
  } catch {
    return {}
  }
}

/** The film a detection examined, if its pixels lie as in its file, and what was noticed. */
const seenIn = ({ input, result }: Ended) => {
  const { hash, recipe } = parsed(input)
  const checks = parsed(result).checks as Readonly<Record<string, unknown>> | undefined
  if (typeof hash !== 'string' || recipe || !checks || checks.isCeph !== true) return null
  const { mirrored = false, inverted = false, rotated = 0 } = checks
  return { hash, text: JSON.stringify({ frame: hash, mirrored, inverted, rotated }) }
}

/**
 * Stores what the detector noticed about a film with the film; earlier observations come from the results of past detections,
 * latest last.
 */
export const filmChecks = async (db: Db): Promise<void> => {
  await db.schema.alterTable('image').addColumn('checks', 'text').execute()
  for (let from = 0; ; from += page) {
    const jobs = await db
      .selectFrom('job')
      .select(['uuid', 'subject', 'input', 'result'])
      .where('kind', '=', 'detection')
      .where('state', '=', 'done')
      .orderBy('created_at')
      .orderBy('uuid')
      .limit(page)
      .offset(from)
      .execute()
    for (const job of jobs) {
      const seen = seenIn(job)
      if (seen)
        await db
          .updateTable('image')
          .set({ checks: seen.text })
          .where('record_uuid', '=', job.subject)
          .where('type', '=', 'Lateral_Ceph')
          .where('hash', '=', seen.hash)
          .execute()
    }
    if (jobs.length < page) return
  }
}
