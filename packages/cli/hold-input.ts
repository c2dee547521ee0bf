import { type Hold, type RegistrationName, registrationNames, registrations } from '@sella/ceph/superimpose/registrations'
import { WrongUsage } from './command'
import { refused } from './refusals'

export type Holds = Readonly<Partial<Record<RegistrationName, Hold>>>

const isHold = (text: string): text is Hold =>
  registrationNames.some(name => registrations[name].holds.some(hold => hold === text))

/** `fit` for every registration that supports it, `mp=menton` for one. */
export const readHolds = (given: readonly string[]): Holds => {
  const holds: Partial<Record<RegistrationName, Hold>> = {}
  for (const text of given) {
    const [first = '', second] = text.split('=')
    const hold = second ?? first
    const named = second === undefined ? null : registrationNames.find(name => name === first)
    if (named === undefined || !isHold(hold)) throw new WrongUsage(`--hold takes HOLD or sn|pp|mp=HOLD, not "${text}"`)
    if (named && !registrations[named].holds.includes(hold)) throw refused('wrongHold', hold, named, registrations[named].holds)
    for (const name of named ? [named] : registrationNames) if (registrations[name].holds.includes(hold)) holds[name] = hold
  }
  return holds
}
