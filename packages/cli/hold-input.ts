import { type Hold, type RegistrationName, registrationNames, registrations } from '@sella/ceph/superimpose/registrations'
import { WrongUsage } from './command'
import { refused } from './refusals'

export type Holds = Readonly<Partial<Record<RegistrationName, Hold>>>

const isHold = (text: string): text is Hold =>
  registrationNames.some(name => registrations[name].holds.some(hold => hold === text))

/** `fit` for every registration that takes it, `mp=menton` for one. */
export const readHolds = (given: readonly string[]): Holds => {
  const holds: Partial<Record<RegistrationName, Hold>> = {}
  for (const text of given) {
    const [first = '', second] = text.split('=')
    const hold = second ?? first
    const one = second === undefined ? null : registrationNames.find(name => name === first)
    if (one === undefined || !isHold(hold)) throw new WrongUsage(`--hold takes HOLD or sn|pp|mp=HOLD, not "${text}"`)
    if (one && !registrations[one].holds.includes(hold)) throw refused('wrongHold', hold, one, registrations[one].holds)
    for (const name of one ? [one] : registrationNames) if (registrations[name].holds.includes(hold)) holds[name] = hold
  }
  return holds
}
