import { clinicRoles } from '@sella/contract/access/roles'
import type { TFunction } from 'i18next'
import { z } from 'zod/mini'

/** The part of an entry's details that states its outcome; everything else is ignored. */
const outcome = z.object({
  person: z.optional(z.string()),
  persons: z.optional(z.array(z.string())),
  casesTo: z.optional(z.nullable(z.string())),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  state: z.optional(z.enum(['waiting', 'done', 'declined', 'withdrawn'])),
  role: z.optional(z.enum(clinicRoles)),
  days: z.optional(z.number()),
  format: z.optional(z.string()),
  machine: z.optional(z.string()),
})

/** Invalid JSON, or JSON of another shape, yields nothing. */
const read = (details: string) => {
  try {
    return outcome.safeParse(JSON.parse(details)).data ?? {}
  } catch {
    return {}
  }
}

/** The outcome of a log entry in words; empty if its action says it all. `names`: people by uuid, without those who were deleted. */
export const resultOf = (details: string, names: Readonly<Record<string, string>>, t: TFunction): string => {
  const { person, persons, casesTo, from, to, state, role, days, format, machine } = read(details)
  const named = (uuid: string): string => names[uuid] ?? t('clinic.log.gonePerson')
  const parts = [
    person !== undefined && named(person),
    persons && (persons.length === 0 ? t('clinic.nobody') : persons.map(named).join(t('app.listComma'))),
    from !== undefined && to !== undefined && t('handOver.way', { from: named(from), to: named(to) }),
    state && t(`handOver.state.${state}`),
    role && t(`clinic.roles.${role}`),
    casesTo && t('clinic.log.casesTo', { name: named(casesTo) }),
    days !== undefined && t('clinic.inviteDaysCount', { count: days }),
    format?.toUpperCase(),
    machine,
  ]
  return parts.filter(Boolean).join(t('app.separator'))
}
