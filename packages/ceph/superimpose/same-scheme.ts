import { registrationNames } from './registrations'
import { linesOf, type OverlapScheme } from './scheme'

type Wanted = Pick<OverlapScheme, 'name' | 'uuids' | 'overFun' | 'imgTrans' | 'registerAt' | 'scalesStated' | 'lines'>
const wanted = (scheme: Wanted): string => {
  const { name, uuids, overFun, imgTrans, registerAt, scalesStated } = scheme
  const nudges = registrationNames.map(method => Object.entries(imgTrans[method] ?? {}).sort(([a], [b]) => a.localeCompare(b)))
  const holds = registrationNames.map(method => registerAt?.[method] ?? 'point')
  const stated = Object.entries(scalesStated ?? {}).sort(([a], [b]) => a.localeCompare(b))
  const { colours, kinds } = linesOf(scheme)
  return JSON.stringify([name.trim(), uuids, overFun, nudges, holds, stated, colours, kinds])
}

/** Whether the doctor's choices are the same in both; whatever is added automatically on saving is ignored. */
export const sameScheme = (a: OverlapScheme, b: OverlapScheme): boolean => wanted(a) === wanted(b)
