import type { ItemOverride } from '../analysis/analysis'
import type { UsualNorm } from '../analysis/usual-norms'
import type { FrontalFilmItemName } from '../data/frontal/item-rows'
import { frontalNorms } from '../data/frontal/norms'
import { ageGroups } from '../patient/age-group'
import type { Words } from '../words'

const everyone = { sex: null, groups: [], measuredOn: null } as const

/** `at 9 years, +0.6 a year until 16`; `at 9 years` where nothing grows. */
const byYears = (age: number, perYear: number, until: number): Words => {
  if (perYear === 0) return { zh: `（${age} 岁起）`, en: `(from ${age} years)` }
  return { zh: `（${age} 岁，每年 +${perYear}，至 ${until} 岁）`, en: `(at ${age} years, +${perYear} a year until ${until})` }
}

/**
 * What judges an item of a frontal film in an own analysis: the doctor's norms, those of the youngest first. Where she has none,
 * Ricketts' mean and SD are offered (recalled; clinical/beyond/frontal.md, section 4), which judge nothing there.
 */
export function frontalUsualNorms(item: FrontalFilmItemName, override: ItemOverride | undefined): readonly UsualNorm[] {
  const own = ageGroups.flatMap(group => {
    const pair = override?.meanSd?.[group]
    return pair ? [{ ...everyone, ...pair, groups: [group] }] : []
  })
  if (own.length > 0) return own
  const row = frontalNorms[item]
  if (!row) return []
  return [{ ...everyone, mean: row.mean, sd: row.sd, offered: true, byYears: byYears(row.age, row.perYear, row.until) }]
}
