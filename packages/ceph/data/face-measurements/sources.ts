import type { Words } from '../../words'

/** Sources that several items of a face share; each names what is doubtful in it. */
export const faceSources = {
  equalThirds: {
    zh: '三庭等分，标准差 0.03；定点据一项 48 人的研究',
    en: 'Equal thirds, SD 0.03; points after a study of 48 faces',
  },
  remembered: { zh: '凭记忆，未经核对', en: 'From memory, unverified' },
  equalFifths: {
    zh: '五眼等分，凭记忆；耳缘、外眦与内眦据一项 48 人的研究',
    en: 'Equal fifths, from memory; ear edge, outer and inner canthus after a study of 48 faces',
  },
  westChina: { zh: '华西口腔医院常用值', en: 'West China list' },
  burstone: { zh: 'Burstone 数值，据公开软件所印', en: 'Burstone, as a public program prints it' },
  asFrontalThirds: { zh: '同正面三庭：各三分之一，标准差 0.03', en: 'As the frontal thirds: one third, SD 0.03' },
} as const satisfies Readonly<Record<string, Words>>
