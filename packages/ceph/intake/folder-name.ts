import type { IsoDay } from '../patient/record-day'
import { readDay } from '../patient/typed-day'

/** Patient data contained in a folder name. */
export interface FolderName {
  /** Empty if no part of it is a name. */
  readonly name: string
  readonly number: string
  readonly phone: string
  readonly sex: 'male' | 'female' | null
  /** A date that the folder name calls a date of birth. */
  readonly birthday: IsoDay | null
  /** The first date that it does not call one. */
  readonly day: IsoDay | null
}

const dayPattern = String.raw`(?<!\d)(?:(?:19|20)\d{2}\s*[-_/.年]\s*\d{1,2}\s*[-_/.月]\s*\d{1,2}\s*日?|(?:19|20)\d{6})(?!\d)`
const bornBefore = new RegExp(String.raw`(?:出生日期|出生|生日|生于|born|birthday|dob)\s*[:_-]?\s*(${dayPattern})`, 'i')
const bornBehind = new RegExp(String.raw`(${dayPattern})\s*(?:出生|生|born)`, 'i')
const anyDay = new RegExp(dayPattern, 'g')
/** Years and months without a day, ages, radiographs. */
const vague =
  /[xX]\s*[光线]片?|(?<!\d)(?:19|20)\d{2}\s*[-_/.年]\s*\d{1,2}\s*月?(?![\d-])|(?<!\d)(?:19|20)\d{2}\s*年|\d{1,3}\s*(?:岁|周岁|y\/?o\b)/gi

/** Words people use for visits, kinds of pictures and collections of folders; they are not patient names. */
const noName = new RegExp(
  `^(?:${[
    '初诊|复诊|初始|初|中期|末|末次|结束|完成|保持|治疗[前中后]|矫治[前中后]|矫正[前中后]|正畸|术[前后]|第.{1,3}次|阶段.{0,2}',
    '照片|面像|面相|口内|口外|口内照|口外照|[xX]?光片?|[xX]线片?|影像|资料|文件|模型|全景|侧位|正位|头影|病历|患者|病人|导出|备份|数据|新建文件夹|其他',
    'initial|first|progress|middle|mid|final|end|completed|before|after|pre|post|start|visit|treatment|tx|records?|stage|t\\d{0,2}|v\\d{1,2}',
    'photos?|pictures?|images?|imgs?|pics?|intra(?:oral)?|extra(?:oral)?|films?|x-?rays?|ceph|opg|pano|panoramic|dicom|dcm|models?|scans?|stl|docs?|documents?',
    'patients?|cases?|export(?:ed)?|backup|data|archive|new|folder|misc|other|unsorted|all|desktop|downloads?|dr|doctor',
  ].join('|')})$`,
  'i',
)
const staff = /医生|医师|大夫|诊所|口腔|医院|门诊|科室?$|\b(?:dr|doctor|clinic|hospital|dental)\b/i

const sexWords: Readonly<Record<string, 'male' | 'female'>> = { 男: 'male', 女: 'female', male: 'male', female: 'female' }
const label = /^(?:姓名|病历号|病案号|编号|门诊号|患者编号|电话|手机|性别|name|no\.?|id|nr\.?|case|chart|tel|phone|sex)[:：#]?$/i
const isNumber = /^(?=.*\d)[\p{Script=Latin}\d][\p{Script=Latin}\d./#-]*$/u
/** A number with a day inside, as clinics give them: it says nothing of a birthday or a visit. */
const datedNumber = /(?<![\p{L}\d])\p{Script=Latin}{1,4}-(?:19|20)\d{6}-\d{2,6}(?![\p{L}\d])/u
const isPhone = /^1[3-9]\d{9}$/

const partsOf = (text: string): readonly string[] =>
  text
    .replace(/(\p{Script=Han})(?=[^\p{Script=Han}·•])|([^\p{Script=Han}·•])(?=\p{Script=Han})/gu, '$1$2 ')
    .split(/[\s_,，;；、()（）[\]【】^+&:：=]+|(?<=\s|^)-+|-+(?=\s|$)/u)
    .map(part => part.replace(/^[-.#]+|[-.]+$/g, ''))
    .filter(part => part !== '' && !label.test(part))

/** Parses a folder name: name, number, phone, sex and dates, in any order. */
export const readFolderName = (folder: string): FolderName => {
  const text = folder.normalize('NFKC')
  const number = datedNumber.exec(text)?.[0]
  const beside = number === undefined ? null : readFolderName(text.replace(number, ' '))
  // With no name beside it, its letters may be the name: LI-20090405-1001.
  if (number !== undefined && beside && beside.name !== '' && beside.number === '') return { ...beside, number }
  const marked = bornBefore.exec(text) ?? bornBehind.exec(text)
  const unmarked = marked ? text.replace(marked[0], ' ') : text
  const days = (unmarked.match(anyDay) ?? []).flatMap(day => readDay(day.replaceAll('_', '-').replace(/\s+/g, '')) ?? [])
  const parts = partsOf(unmarked.replace(anyDay, ' ').replace(vague, ' '))
  const numbers = parts.filter(part => isNumber.test(part) && !noName.test(part))
  const words = parts.filter(
    part => !isNumber.test(part) && /\p{L}/u.test(part) && !noName.test(part) && !sexWords[part.toLowerCase()],
  )
  const sex = parts.map(part => sexWords[part.toLowerCase()]).find(word => word !== undefined)
  return {
    name: staff.test(text) ? '' : words.join(' '),
    number: numbers.find(part => !isPhone.test(part) && !/^(19|20)\d{2}$/.test(part)) ?? '',
    phone: numbers.find(part => isPhone.test(part)) ?? '',
    sex: sex ?? null,
    birthday: marked?.[1] ? readDay(marked[1].replaceAll('_', '-').replace(/\s+/g, '')) : null,
    day: days[0] ?? null,
  }
}

/**
 * The date in the name of a picture's file, as cameras, phones and clinics write it: IMG_20250901_101112, "20250901 ceph"; null if
 * there is none, if the name calls it a date of birth, or if it lies within an identifier of DICOM.
 */
export const dayInFileName = (file: string): IsoDay | null =>
  // A time of day or a counter right behind the date belongs to it.
  /^(?:\d+\.){4}/.test(file)
    ? null
    : readFolderName(file.replace(/\.[a-z0-9]{1,5}$/i, '').replace(/((?:19|20)\d{6})[T_-]?\d{4,9}(?!\d)/g, '$1 ')).day

/** Whether a folder may belong to a patient: its name contains a name or a number. */
export const namesPatient = (folder: string): boolean => {
  const { name, number } = readFolderName(folder)
  return name !== '' || number !== ''
}
