import { clinicRoles } from '@sella/contract/access/roles'
import type { TFunction } from 'i18next'
import { z } from 'zod/mini'

/** Of an entry's details that which says what came of it; anything else is left aside. */
const telling = z.object({
  person: z.optional(z.string()),
  persons: z.optional(z.array(z.string())),
  casesTo: z.optional(z.nullable(z.string())),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  state: z.optional(z.enum(['waiting', 'done', 'declined', 'withdrawn'])),
  role: z.optional(z.enum(clinicRoles)),
  days: z.optional(z.number()),
  format: z.optional(z.string()),
})

/** JSON that is none, or of another shape, says nothing. */
const read = (details: string) => {
  try {
    return telling.safeParse(JSON.parse(details)).data ?? {}
  } catch {
    return {}
  }
}

/** What came of an entry of the log, in words; empty where its action says it all. `names`: persons by uuid, who is gone is missing. */
export const resultOf = (details: string, names: Readonly<Record<string, string>>, t: TFunction): string => {
  const { person, persons, casesTo, from, to, state, role, days, format } = read(details)
  const named = (uuid: string): string => names[uuid] ?? t('clinic.log.gonePerson')
  const parts = [
    person !== undefined && named(person),
    persons && (persons.length === 0 ? t('clinic.nobody') : persons.map(named).join(t('handOver.and'))),
    from !== undefined && to !== undefined && t('handOver.way', { from: named(from), to: named(to) }),
    state && t(`handOver.state.${state}`),
    role && t(`clinic.roles.${role}`),
    casesTo && t('clinic.log.casesTo', { name: named(casesTo) }),
    days !== undefined && t('clinic.inviteDaysCount', { count: days }),
    format?.toUpperCase(),
  ]
  return parts.filter(Boolean).join(t('app.separator'))
}
