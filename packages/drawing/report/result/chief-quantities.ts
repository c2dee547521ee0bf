/** For each question the quantities that answer it, the usual one first: jaws sagittally, incisors, lips, jaws vertically. */
export const chiefQuantities: readonly (readonly string[])[] = [
  ['ANB', 'Wits appraisal', 'Maxillomandibular differential', 'Convexity of point A', 'Angle of convexity'],
  ['U1 to SN', 'U1 to NA(deg)', 'Interincisal angle(Steiner+Wits)', 'IMPA', 'L1 to A-Pog(McNamara)'],
  ['Lower lip to E-plane', 'Upper lip to E-plane'],
  ['SN-MP', 'FMA', 'SN-GoGn', 'SN-GoMe(Jarabak)', 'Facial height ratio', 'Lower facial height'],
]
