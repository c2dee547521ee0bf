import type { PlanFault } from '@sella/ceph/planning/plan-json'
import { faultWords } from '@sella/ceph/planning/warning-words'
import type { Words } from '@sella/ceph/words'
import { errorText } from '@sella/contract/errors'
import { Refused } from './command'

const because = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Why a command does nothing, one sentence per language; names, paths and keys are quoted as given. */
const sentences = {
  cannotRead: (path: string) => ({ zh: `无法读取 ${path}`, en: `cannot read ${path}` }),
  cannotWrite: (path: string, error: unknown) => ({
    zh: `无法写入 ${path}：${because(error)}`,
    en: `cannot write ${path}: ${because(error)}`,
  }),
  noFile: (path: string) => ({ zh: `没有文件 ${path}`, en: `there is no file ${path}` }),
  picture: (path: string, why: Words) => ({ zh: `${path}：${why.zh}`, en: `${path}: ${why.en}` }),
  empty: (path: string) => ({ zh: `${path} 是空文件`, en: `${path} is empty` }),
  notJson: (path: string) => ({ zh: `${path} 不是 JSON`, en: `${path} is not JSON` }),
  noLandmarks: () => ({
    zh: '输入须为含 "landmarks" 的对象',
    en: 'the input must be an object with "landmarks"',
  }),
  noFrontalPoints: () => ({
    zh: '该记录没有已定点的头颅正位片',
    en: 'the record has no frontal film with points',
  }),
  noRecords: () => ({
    zh: '输入须为含 "record_1" 和 "record_2" 的对象',
    en: 'the input must be an object with "record_1" and "record_2"',
  }),
  noRecord: (name: string) => ({ zh: `缺少 "${name}"`, en: `"${name}" is missing` }),
  landmarksShape: () => ({
    zh: '"landmarks" 须为“名称: [x, y]”的对象',
    en: '"landmarks" must be an object of name: [x, y]',
  }),
  unknownLandmark: (name: string) => ({ zh: `未知标志点 "${name}"`, en: `unknown landmark "${name}"` }),
  pointShape: (name: string) => ({
    zh: `${name} 须为 [x, y]，即 ±1e6 以内的两个有限数`,
    en: `${name} must be [x, y], two finite numbers within ±1e6`,
  }),
  sigmaShape: (name: string) => ({
    zh: `${name} 的第三个数须为不小于 0 的误差（像素）`,
    en: `the third number of ${name} must be its error in pixels, not below 0`,
  }),
  readingsShape: (path: string) => ({
    zh: `${path} 须为“片名: 定点”的对象，或每行含 "image" 的 JSON`,
    en: `${path} must be an object of film name to landmarks, or lines of JSON that name their "image"`,
  }),
  readingsTable: (path: string, name: string) => ({
    zh: `${path} 的首行须为 image,S_x,S_y,…${name ? `；未知或缺半的列 "${name}"` : ''}`,
    en: `the first line of ${path} must be image,S_x,S_y,…${name ? `; unknown or half a column "${name}"` : ''}`,
  }),
  ownErrors: (path: string, at: string) => ({
    zh: `${path} 须含 "ownErrors"，即 sella reliability --json 所给的各点误差；有误之处：${at}`,
    en: `${path} must hold "ownErrors", errors by landmark as sella reliability --json gives them; at fault: ${at}`,
  }),
  ownNorms: (path: string, at: string) => ({
    zh: `${path} 须含医生自定义的 Bolton 参考值（BoltonAnterior、BoltonOverall，恒牙，标准差大于 0）；有误之处：${at}`,
    en: `${path} must hold the doctor's own Bolton norms (BoltonAnterior, BoltonOverall, permanent, with an SD above 0); at fault: ${at}`,
  }),
  noFilmTwice: () => ({ zh: '两个文件没有同一张片', en: 'no film is in both files' }),
  filmBeforeBirth: () => ({ zh: '影像日期早于出生日期', en: 'the date of the film is before birth' }),
  filmInFuture: () => ({ zh: '影像日期晚于今天', en: 'the date of the film is in the future' }),
  halfRuler: () => ({ zh: '标尺须同时有 ruler0 和 ruler1', en: 'a ruler needs both ruler0 and ruler1' }),
  rulerLength: () => ({
    zh: 'rulerdistance 须为 1 至 100 mm 的数',
    en: 'rulerdistance must be a number from 1 to 100 mm',
  }),
  scale: (name: string) => ({ zh: `${name} 的 mm_per_px 须为正数`, en: `mm_per_px of ${name} must be a positive number` }),
  noAnalysis: (name: string, all: readonly string[]) => ({
    zh: `没有分析方法 "${name}"；现有：${all.join('、')}`,
    en: `there is no analysis "${name}"; there are: ${all.join(', ')}`,
  }),
  noUuid: (text: string) => ({ zh: `"${text}" 不是记录的 uuid`, en: `"${text}" is not the uuid of a record` }),
  noCase: (named: string) => ({ zh: `没有病例 "${named}"`, en: `there is no case "${named}"` }),
  manyCases: (named: string) => ({
    zh: `有多个病例的病历号是 "${named}"；请用 --user 指明账号`,
    en: `more than one case has the number "${named}"; name the account with --user`,
  }),
  noScheme: (name: string, all: readonly string[]) => ({
    zh: `该病例没有重叠方案 "${name}"；现有：${all.join('、') || '无'}`,
    en: `the case has no overlap scheme "${name}"; there are: ${all.join(', ') || 'none'}`,
  }),
  wrongHold: (hold: string, method: string, all: readonly string[]) => ({
    zh: `${method} 不能以 "${hold}" 对位；可用：${all.join('、')}`,
    en: `${method} cannot be held by "${hold}"; it takes ${all.join(', ')}`,
  }),
  numbersTaken: (same: number, others: number) => ({
    zh: `文件中有 ${same + others} 个病例可能在这里已有（其中 ${others} 个姓名或出生日期不同或缺失），未导入任何内容；请用 --same merge|separate|leave 和 --others separate|leave 说明如何处理`,
    en: `cases of the file may already exist (${same} with the same name and birthday, ${others} with another or with a name alone); nothing was imported. Use --same merge|separate|leave and --others separate|leave`,
  }),
  noAccount: (login: string) => ({ zh: `没有账号 "${login}"`, en: `there is no account "${login}"` }),
  noData: (folder: string) => ({ zh: `${folder} 中没有数据`, en: `there is no data in ${folder}` }),
  notEmpty: (place: string) => ({
    zh: `${place} 不是空的；未写入任何内容`,
    en: `${place} is not empty; nothing was written`,
  }),
  brokenBefore: () => ({
    zh: '备份已写入，但这些原件在备份前已损坏或缺失',
    en: 'the backup is written, but these originals were broken before',
  }),
  brokenKept: () => ({
    zh: '备份已写入，但这些原件在备份前已损坏或缺失；较早的备份可能仍有完好的原件，因此一个也未删除',
    en: 'the backup is written, but these originals were broken before; an older backup may have them whole, so none was removed',
  }),
  openBackup: () => ({
    zh: '原件已加密（SELLA_DATA_KEY），未加密的备份会将其明文写出；请设置 SELLA_BACKUP_RECIPIENT，或加 --in-the-clear',
    en: 'originals are encrypted here (SELLA_DATA_KEY), and a backup would hold them in the clear; set SELLA_BACKUP_RECIPIENT, or use --in-the-clear',
  }),
  recipient: (recipient: string, error: unknown) => ({
    zh: `SELLA_BACKUP_RECIPIENT“${recipient}”不是 age1… 公钥：${because(error)}`,
    en: `SELLA_BACKUP_RECIPIENT "${recipient}" is not an age1… recipient: ${because(error)}`,
  }),
  identity: (error: unknown) => ({
    zh: `无法读取 SELLA_BACKUP_IDENTITY：${because(error)}`,
    en: `SELLA_BACKUP_IDENTITY cannot be read: ${because(error)}`,
  }),
  noBackup: (place: string) => ({ zh: `${place} 中没有备份`, en: `there is no backup in ${place}` }),
  noUse: (name: string, error: unknown) => ({
    zh: `${name} 无法恢复：${because(error)}`,
    en: `${name} cannot be restored: ${because(error)}`,
  }),
  tooOld: (hours: number, bound: number) => ({
    zh: `最近的备份已有 ${hours.toFixed(1)} 小时，超过 ${bound} 小时`,
    en: `the last backup is ${hours.toFixed(1)} h old, more than ${bound} h`,
  }),
  findings: (count: number) => ({ zh: `${count} 项问题`, en: `${count} findings` }),
  portTaken: (port: number) => ({
    zh: `端口 ${port} 已被占用；请用 PORT 或 --port 另选`,
    en: `port ${port} is taken; choose another with PORT or --port`,
  }),
  portForbidden: (port: number) => ({
    zh: `此用户不能使用端口 ${port}；请用 PORT 或 --port 另选`,
    en: `port ${port} may not be used by this user; choose another with PORT or --port`,
  }),
  planFault: (fault: PlanFault) => faultWords(fault),
  planPlane: (needs: readonly string[]) => ({
    zh: `参考平面缺少 ${needs.join('、') || '方向'}`,
    en: `the reference plane needs ${needs.join(', ') || 'two points apart'}`,
  }),
  other: (error: unknown) => ({ zh: because(error), en: because(error) }),
} satisfies Readonly<Record<string, (...facts: never[]) => Words>>

type Sentences = typeof sentences

/** A refusal by its reason: `refused('noFile', path)`. */
export const refused = <K extends keyof Sentences>(why: K, ...facts: Parameters<Sentences[K]>): Refused =>
  new Refused((sentences[why] as (...given: Parameters<Sentences[K]>) => Words)(...facts))

/** A violated rule of the product, in the words of its catalogue. */
export const refusedByRule = (code: Parameters<typeof errorText>[0], details: Parameters<typeof errorText>[2]): Refused =>
  new Refused({ zh: errorText(code, 'zh', details), en: errorText(code, 'en', details) })
