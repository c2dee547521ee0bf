import { limits } from '../data/maturation'
import { asRead } from '../measure/display'
import type { Words } from '../words'
import { isNotched } from './features'
import type { Vertebra } from './spine'

/** Apart from the other words, because the film's own drawing needs no more of them. */
export const notchNames: Readonly<Record<Vertebra, Words>> = {
  C2: { zh: 'C2 凹度', en: 'C2 notch' },
  C3: { zh: 'C3 凹度', en: 'C3 notch' },
  C4: { zh: 'C4 凹度', en: 'C4 notch' },
}

const verdicts: Readonly<Record<'yes' | 'no', Words>> = {
  yes: { zh: '有凹', en: 'notched' },
  no: { zh: '无凹', en: 'flat' },
}

/** `notched` or `flat`, by the limit of the notch as displayed. */
export const notchWords = (notch: number): Words => verdicts[isNotched(asRead(notch, '')) ? 'yes' : 'no']

/** Whether a notch as displayed lies in the grey zone of its limit, ends included: marked on the film as in the table. */
export const isNearLimit = (notch: number): boolean => {
  const [low, high] = limits.notch.grey
  const read = asRead(notch, '')
  return read >= low && read <= high
}
