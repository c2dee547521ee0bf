import type { Words } from '../../words'
import { type PlanningSourceId, planningSources } from './sources'

/**
 * What a source is in Chinese, where its citation says more than authors, journal and year: what was studied, on whom, how many.
 * Authors, journals and numbers stand as they are cited.
 */
const chinese: Readonly<Partial<Record<PlanningSourceId, string>>> = {
  ROSEN88: 'Le Fort I 截骨后的唇鼻美学，Plast Reconstr Surg 1988 年 2 月，41 例（作者 Rosen HM，凭记忆）',
  AJO4PC: '四块 Le Fort I 前移/上抬并 V-Y 缝合及鼻翼内收后的上唇，57 例，另 14 例验证（未见期刊与作者）',
  SMM3: 'San Miguel Moragas et al.，正颌手术软硬组织比，第三部分：双颌（16 项研究，至 2015 年 8 月）',
  SMM2: 'San Miguel Moragas et al.，第二部分：颏部手术',
  GENLT21: '单纯颏成形术后软硬组织的长期变化，Oral Maxillofac Surg 2021，5 项研究的系统综述，doi 10.1007/s10006-021-00991-7',
  KAKL16: 'Kaklamanos & Kolokitha, J Craniomaxillofac Surg 2016;44:427，5 项下颌后退研究的荟萃分析',
  LEUVEN17: '下颌前移，109 例，Eur J Orthod 2017, doi 10.1093/ejo/cjx003',
  KORMSS10: '下颌后退后的三维软组织变化，26 例韩国 III 类，Angle Orthod 2010;80:896',
  SLS18: '结构光扫描测得的鼻唇变化，32 例，PMC6173856',
  PROSP15: '前瞻性上颌前移研究，31 例，平均前移 3.34 mm、上移 1.6 mm',
  SCIELO_LF: 'Le Fort I 后的上唇，三组 n=35/14/11，Int Arch Otorhinolaryngol',
  VASU12: 'Vasudavan et al., J Oral Maxillofac Surg 2012;70:e270，37 例',
  DOLPH16: 'Peterman et al., Prog Orthod 2016;17:19，14 例 III 类双颌手术，PMC4911347',
  DOLPH19: 'van Twisk et al., Int Orthod 2019，108 例手术患者，14 个软组织点',
  DOLPHCD: 'Zhang X et al.（成都），某商用软件正畸后预测的准确度，34 例青年成人',
  AI21: 'Sci Rep 2021, PMC8339122，机器学习预测，手术 72 例、拔牙 65 例',
  LEON10: 'Leonardi et al., Angle Orthod 2010;80:211，4 项拔除四颗前磨牙研究的综述',
  LU20: 'Lu W et al., BMC Oral Health 2020，59 例中国女性双颌前突',
  BAIK22: 'Baik W et al., Korean J Orthod 2022;52:42，倾斜移动 27 例与整体移动 26 例',
  FANG23:
    'Fang ML et al., Korean J Orthod 2023;53:276，唇闭合良好与不全各 20 例；其引言引用 Caplan & Shivapuja（成人）及 Sohn & Park',
  NIIG20: 'Oomori et al., APOS Trends Orthod 2020;10:89，15 例日本女性',
  HASH20: 'Al-Shakhs & Hashim 2020，37 例青春期女孩',
  AO07: 'Angle Orthod 2007;77:808，61 例生长期 II 类；其引言综述早先的比值',
  KIM18: 'Kim K et al., Angle Orthod 2018;88:538，21 例开合，磨牙压低，PMC8183142',
  WANG06: '下颌自动旋转与 Le Fort I 上抬，J Craniofac Surg 2006;17:898，10 例',
  NADJ98: 'Nadjmi et al., J Oral Maxillofac Surg 1998;56:1241，20 例',
  RICKSLIDE: 'Ricketts VTO 教学幻灯片',
  STEINSLIDE: 'Steiner 折衷法教学幻灯片',
  SPEE96: 'Braun et al., AJODO 1996;110:206，引用 Baldridge 与 Garcia',
  GENIO94: '颏成形术的美学指引，32 例（索引号 7870769）',
  OWN: '据该行所列来源自行计算',
  TEXT: '教科书知识（Proffit、Ricketts、Holdaway 1983/84、Tweed 1954、Steiner 1959/60、Burstone），未见原文',
  GROWTHTEXT: '教科书（Riolo 1974、Broadbent 1975、Ricketts 1979、McNamara 1984）',
  STAND14: 'Standerwick RG. J Dent App 2014;1(4):55-60，据密歇根图谱，8-16 岁',
  DIEP09: 'van Diepenbeek et al. AJODO 2009;135:79，Fels、密歇根与奈梅亨，女 218 例、男 231 例，9-14 岁',
  UPENN21: '未治疗儿童的矢状与垂直生长，CBCT，男 12 例、女 18 例，Sensors 2021;21:8484',
  LOVE90: 'Love et al. AJODO 1990;97:200，16-20 岁男性，I 类',
  FRANCHI00: 'Franchi et al. AJODO 2000;118:335，24 例',
  BACC05: 'Baccetti, Franchi, McNamara. Semin Orthod 2005;11:119，30 例',
  GRAY16: 'Gray et al. 2016，颈椎与下颌生长高峰，转引自教学网页',
  MTD25: '上颌横向发育不足，794 例 7-18 岁中国人，AJODO 2025;167:144',
  NANDA12: 'Nanda, Snodell, Bollu. Semin Orthod 2012;18:100，正位片，6-18 岁 25 + 25 例',
  YI21: '横向生长，CBCT，男 12 例、女 18 例，Sensors 2021;21:6378',
  NORMREV24: '儿童头影测量参考值的范围综述，Korean J Orthod 2024;54:210',
}

export const planningSourceWords = (id: PlanningSourceId): Words => {
  const { citation } = planningSources[id]
  return { zh: chinese[id] ?? citation, en: citation }
}
