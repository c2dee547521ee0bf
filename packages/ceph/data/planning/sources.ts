interface PlanningSource {
  readonly citation: string
  /** Which part of it was read. */
  readonly seen: string
}

/** The sources of a treatment plan's numbers; clinical/beyond/planning.json and growth.json. No original was read in full. */
const rows = {
  ROSEN88: {
    citation:
      'Lip-nasal aesthetics following Le Fort I osteotomy. Plast Reconstr Surg, Feb 1988, 41 patients (author Rosen HM: recalled)',
    seen: 'abstract',
  },
  AJO4PC: {
    citation:
      'Upper lip after 4-piece Le Fort I advancement/impaction with V-Y closure and alar cinch; 57 patients + 14 for validation (journal and authors not shown)',
    seen: 'abstract',
  },
  SMM3: {
    citation:
      'San Miguel Moragas et al., soft-to-hard ratios in orthognathic surgery, part III: double jaw (16 studies, to Aug 2015)',
    seen: 'abstract',
  },
  SMM2: { citation: 'San Miguel Moragas et al., part II: chin procedures', seen: 'abstract without the numbers' },
  GENLT21: {
    citation:
      'Long-term hard and soft tissue response after isolated genioplasty, Oral Maxillofac Surg 2021, systematic review of 5 studies, doi 10.1007/s10006-021-00991-7',
    seen: 'abstract',
  },
  KAKL16: {
    citation: 'Kaklamanos & Kolokitha, J Craniomaxillofac Surg 2016;44:427, meta-analysis of 5 setback studies',
    seen: 'abstract',
  },
  LEUVEN17: { citation: 'Mandibular advancement, 109 patients, Eur J Orthod 2017, doi 10.1093/ejo/cjx003', seen: 'abstract' },
  KORMSS10: { citation: '3D soft tissue change after setback, 26 Class III Koreans, Angle Orthod 2010;80:896', seen: 'abstract' },
  SLS18: { citation: 'Nasolabial change by structured light scanner, 32 patients, PMC6173856', seen: 'abstract' },
  PROSP15: { citation: 'Prospective maxillary advancement, 31 patients, mean 3.34 mm forward and 1.6 mm up', seen: 'abstract' },
  SCIELO_LF: { citation: 'Upper lip after Le Fort I, three groups n=35/14/11, Int Arch Otorhinolaryngol', seen: 'abstract' },
  VASU12: { citation: 'Vasudavan et al., J Oral Maxillofac Surg 2012;70:e270, 37 patients', seen: 'abstract' },
  DOLPH16: { citation: 'Peterman et al., Prog Orthod 2016;17:19, 14 Class III two-jaw patients, PMC4911347', seen: 'abstract' },
  DOLPH19: { citation: 'van Twisk et al., Int Orthod 2019, 108 surgical patients, 14 skin points', seen: 'abstract' },
  DOLPHCD: {
    citation: 'Zhang X et al. (Chengdu), accuracy of a commercial prediction after orthodontic treatment, 34 young adults',
    seen: 'abstract',
  },
  AI21: { citation: 'Sci Rep 2021, PMC8339122, learned prediction, 72 surgical + 65 extraction patients', seen: 'abstract' },
  LEON10: {
    citation: 'Leonardi et al., Angle Orthod 2010;80:211, review of 4 studies, four-premolar extraction',
    seen: 'abstract',
  },
  LU20: { citation: 'Lu W et al., BMC Oral Health 2020, 59 Chinese women, bimaxillary protrusion', seen: 'abstract' },
  BAIK22: { citation: 'Baik W et al., Korean J Orthod 2022;52:42, tipping 27 vs translation 26', seen: 'abstract' },
  FANG23: {
    citation:
      'Fang ML et al., Korean J Orthod 2023;53:276, competent 20 vs incompetent lips 20; its introduction quotes Caplan & Shivapuja (adults) and Sohn & Park',
    seen: 'abstract + introduction',
  },
  NIIG20: { citation: 'Oomori et al., APOS Trends Orthod 2020;10:89, 15 Japanese women', seen: 'abstract' },
  HASH20: { citation: 'Al-Shakhs & Hashim 2020, 37 adolescent girls', seen: 'abstract' },
  AO07: {
    citation: 'Angle Orthod 2007;77:808, 61 growing Class II; its introduction summarises earlier ratios',
    seen: 'abstract + introduction',
  },
  KIM18: { citation: 'Kim K et al., Angle Orthod 2018;88:538, 21 open bites, molar intrusion, PMC8183142', seen: 'abstract' },
  NATT92: { citation: 'Nattestad & Vedtofte, J Craniomaxillofac Surg 1992;20:163', seen: 'abstract' },
  WANG06: {
    citation: 'Mandibular autorotation and Le Fort I impaction, J Craniofac Surg 2006;17:898, 10 patients',
    seen: 'abstract',
  },
  NADJ98: { citation: 'Nadjmi et al., J Oral Maxillofac Surg 1998;56:1241, 20 patients', seen: 'abstract' },
  RICKSLIDE: { citation: 'Teaching slides of the Ricketts VTO', seen: 'slides, first part' },
  STEINSLIDE: { citation: "Teaching slides of Steiner's compromises", seen: 'slides' },
  SPEE96: { citation: 'Braun et al., AJODO 1996;110:206, quotes Baldridge and Garcia', seen: 'opening' },
  SPEE92: { citation: 'Germane et al., AJODO 1992;102:251', seen: 'abstract' },
  GENIO94: { citation: 'Aesthetic guidelines in genioplasty, 32 patients (index 7870769)', seen: 'abstract' },
  OWN: { citation: 'own arithmetic from the sources named in the row', seen: '-' },
  TEXT: {
    citation: 'textbook knowledge (Proffit; Ricketts; Holdaway 1983/84; Tweed 1954; Steiner 1959/60; Burstone), not seen here',
    seen: 'not seen',
  },
  /** TEXT of growth.json, which names other books than planning.json. */
  GROWTHTEXT: { citation: 'textbooks (Riolo 1974; Broadbent 1975; Ricketts 1979; McNamara 1984)', seen: 'not seen' },
  JOHN75: {
    citation: 'Johnston LE. A simplified approach to prediction. Am J Orthod 1975;67:253',
    seen: 'opening: method and sample, no grid numbers, no error table',
  },
  STAND14: { citation: 'Standerwick RG. J Dent App 2014;1(4):55-60, from the Michigan atlas, ages 8-16', seen: 'abstract' },
  DIEP09: {
    citation: 'van Diepenbeek et al. AJODO 2009;135:79, Fels + Michigan + Nijmegen, 218 girls, 231 boys, 9-14 y',
    seen: 'abstract',
  },
  UPENN21: {
    citation: 'Sagittal and vertical growth in untreated children, CBCT-derived, 12 boys 18 girls, Sensors 2021;21:8484',
    seen: 'abstract',
  },
  LOVE90: { citation: 'Love et al. AJODO 1990;97:200, males 16-20, Class I', seen: 'abstract' },
  FRANCHI00: { citation: 'Franchi et al. AJODO 2000;118:335, 24 subjects', seen: 'abstract' },
  BACC05: { citation: 'Baccetti, Franchi, McNamara. Semin Orthod 2005;11:119, 30 subjects', seen: 'abstract' },
  GRAY16: { citation: 'Gray et al. 2016, vertebrae and mandibular peak, quoted on a teaching page', seen: 'secondary page' },
  RICK72: { citation: 'Ricketts RM. A principle of arcial growth of the mandible. Angle Orthod 1972', seen: 'opening' },
  MTD25: { citation: 'Maxillary transverse deficiency, 794 Chinese aged 7-18, AJODO 2025;167:144', seen: 'abstract' },
  NANDA12: { citation: 'Nanda, Snodell, Bollu. Semin Orthod 2012;18:100, PA films, 25 + 25 aged 6-18', seen: 'abstract' },
  YI21: { citation: 'Transverse growth, CBCT, 12 boys 18 girls, Sensors 2021;21:6378', seen: 'abstract' },
  NORMREV24: { citation: 'Scoping review of cephalometric norms in children, Korean J Orthod 2024;54:210', seen: 'abstract' },
} as const satisfies Readonly<Record<string, PlanningSource>>

export type PlanningSourceId = keyof typeof rows

export const planningSources: Readonly<Record<PlanningSourceId, PlanningSource>> = rows
