import type { Clock } from '../db/now'

/** What the bearer of an address gives access to; of a session until it is used again. */
export interface Standing {
  /** Whose session it is; null of a link. */
  readonly doctor: string | null
  readonly until: number
  /** Clinics, and whether all their cases are seen there; none of a link. */
  readonly clinics: ReadonlyMap<string, boolean>
}

interface Ports {
  /** A session by its key; null when it is locked, for being idle too, or over. */
  readonly session: (key: string) => Promise<Standing | null>
  /** A link to a case by its uuid; null when it opens no more. */
  readonly link: (uuid: string) => Promise<Standing | null>
  /** Whether a picture is of a case assigned to a person at a clinic. */
  readonly assigned: (which: { readonly clinic: string; readonly person: string; readonly path: string }) => Promise<boolean>
  readonly now: Clock
}

export interface Bearers {
  /** Whether for whom an address was signed may still see what it names. */
  may(by: string, path: string): Promise<boolean>
  /** Asks anew from now on, because somebody's access may have changed. */
  forget(): void
}

/** Milliseconds for which an answer of the database is used: the pictures of a page cost one look-up. */
const fresh = 10_000
/** Most bearers remembered. */
const rememberedAtMost = 10_000

interface Asked {
  readonly at: number
  readonly standing: Promise<Standing | null>
}

/** Of whom an address is: a session, at a clinic's desk with the clinic and whether its cases are seen only where assigned. */
export const bearerOf = (of: { readonly session: string; readonly owner: string | null; readonly only: string | null }): string =>
  ['session', of.session, ...(of.owner === null ? [] : [of.owner]), ...(of.only === null ? [] : ['assigned'])].join('.')

/** Of whom an address is that somebody outside gets through a link. */
export const linkBearer = (uuid: string): string => `link.${uuid}`

/**
 * The latest answers, asked for again when they are old. Only what gives access is remembered: a session unlocked anywhere opens
 * its pictures at once. While the database is away the last answer stands, for nobody can have ended anything meanwhile.
 */
const remembered = (now: Clock, ask: (who: string) => Promise<Standing | null>) => {
  const answers = new Map<string, Asked>()
  let last = new Map<string, Standing>()
  const put = (who: string): Promise<Standing | null> => {
    for (const map of [answers, last]) if (map.size >= rememberedAtMost) map.clear()
    const answered = last
    const standing = ask(who).catch(error => {
      const before = answered === last ? last.get(who) : undefined
      if (!before) throw error
      answers.delete(who)
      return before
    })
    const settle = (answer: Standing | null): Standing | null => {
      if (answered === last && answer) last.set(who, answer)
      if (!answer) answers.delete(who)
      return answer
    }
    const settled = standing.then(settle, error => {
      answers.delete(who)
      throw error
    })
    answers.set(who, { at: now(), standing: settled })
    return settled
  }
  return {
    of: async (who: string): Promise<Standing | null> => {
      const asked = answers.get(who)
      const isFresh = asked !== undefined && Math.abs(now() - asked.at) < fresh
      const before = isFresh ? await asked.standing : null
      return before && before.until > now() ? before : put(who)
    },
    forget: (): void => {
      answers.clear()
      last = new Map()
    },
  }
}

/**
 * Whether those for whom addresses were signed may still see what these name. A page's pictures cost one look-up of their bearer;
 * for who sees only assigned cases, each costs one of its own besides.
 */
export const bearersIn = ({ session, link, assigned, now }: Ports): Bearers => {
  const { of, forget } = remembered(now, who => (who.startsWith('link.') ? link(who.slice(5)) : session(who.slice(8))))
  return {
    may: async (by, path) => {
      const [kind = '', key = '', clinic, sight] = by.split('.')
      const standing = await of(`${kind}.${key}`)
      if (!standing || standing.until <= now()) return false
      if (clinic === undefined || standing.clinics.get(clinic) === true) return true
      if (sight === undefined || standing.doctor === null || !standing.clinics.has(clinic)) return false
      return assigned({ clinic, person: standing.doctor, path })
    },
    forget,
  }
}
