import type { Lang, Words } from '@sella/ceph/words'
import { type Action, type ClinicRole, clinicRoles, may } from './roles'

export const roleWords: Readonly<Record<ClinicRole, Words>> = {
  owner: { zh: '负责人', en: 'Owner' },
  orthodontist: { zh: '正畸医生', en: 'Orthodontist' },
  resident: { zh: '规培医生', en: 'Resident' },
  assistant: { zh: '助理、前台', en: 'Assistant, front desk' },
  reader: { zh: '只读', en: 'Read-only' },
}

export const actionWords: Readonly<Record<Action, Words>> = {
  see: { zh: '查看病例', en: 'See cases' },
  register: { zh: '登记、归档影像', en: 'Register and file images' },
  trace: { zh: '修改描记、重叠和方案', en: 'Change tracings, overlaps and plans' },
  report: { zh: '生成报告和数据表', en: 'Create reports and tables' },
  discard: { zh: '移入回收站', en: 'Move to the bin' },
  approve: { zh: '审核描记', en: 'Approve tracings' },
  share: { zh: '分派、分享、移交', en: 'Assign, share, hand over' },
  house: { zh: '诊所的分析方法与参考值', en: 'Clinic analyses and norms' },
  manage: { zh: '成员、日志、永久删除', en: 'Members, log, permanent deletion' },
}

/** One language of a table of words, its keys as they are. */
export const wordsIn = <K extends string>(words: Readonly<Record<K, Words>>, lang: Lang): Record<K, string> =>
  Object.fromEntries(Object.entries<Words>(words).map(([key, each]) => [key, each[lang]])) as Record<K, string>

/** What fills the text of ROLE_FORBIDS: the caller's role, what it may not do, and the roles that may. */
export const forbiddenWords = (role: ClinicRole, action: Action, lang: Lang) => ({
  role: roleWords[role][lang],
  act: actionWords[action][lang],
  // Names of roles contain the lists' usual marks.
  who: clinicRoles
    .filter(each => may(each, action))
    .map(each => roleWords[each][lang])
    .join(lang === 'zh' ? '，' : '; '),
})
