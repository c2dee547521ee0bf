/** Quantities given on one line, in this order, if the analysis has them. */
export const doctorQuantities: readonly (readonly string[])[] = [
  ['ANB', 'SNA', 'SNB'],
  ['Wits appraisal', 'Maxillomandibular differential', 'Angle of convexity', 'Convexity of point A'],
  ['SN-MP', 'FMA', 'SN-GoGn', 'SN-GoMe(Jarabak)', 'Facial height ratio', 'Lower facial height'],
  ['U1 to SN', 'U1 to NA(deg)', 'IMPA', 'Interincisal angle(Steiner+Wits)', 'L1 to NB(deg)'],
  ['Overjet', 'Overbite'],
  ['Upper lip to E-plane', 'Lower lip to E-plane'],
]
