import { continuationOf, settingFault } from '@sella/contract/documents/settings'
import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { Part } from '../http/handlers'
import { checkJson } from '../http/json-text'
import { Refusal } from '../http/refusal'
import { replaceSetting, saveSetting, settingNamed } from './store'

/** A doctor's settings by name. */
export const settingCalls = ({
  store: { db },
  now,
}: {
  readonly store: OpenDatabase
  readonly now: Clock
}): Part<'settingGet' | 'settingSave'> => ({
  settingGet: async ({ name }, { doctor }) => ({ name, content: await settingNamed(db, doctor, name) }),
  settingSave: async ({ name, content, from }, { doctor }) => {
    checkJson(content, 'content')
    const field = settingFault(name, content)
    if (field) throw new Refusal('INPUT_INVALID', { field })
    const at = instant(now())
    const continues = continuationOf(name)
    if (!continues && from === undefined) await saveSetting(db, doctor, { name, content, at })
    else if (!continues) {
      if (!(await replaceSetting(db, doctor, { name, before: from ?? null, content, at }))) throw new Refusal('SETTING_CONFLICT')
    } else {
      const before = await settingNamed(db, doctor, name)
      const grows = before === null || continues(before, content)
      if (!grows || !(await replaceSetting(db, doctor, { name, before, content, at }))) throw new Refusal('RATIOS_CONFLICT')
    }
    return {}
  },
})
