import type { ItemName } from '../measurements'
import type { SourceName } from '../sources'
import type { NormDetail } from './detail-words'

/** Another published norm of an item: shown next to the one in use, but never used to judge. */
export interface AlternativeNorm {
  readonly mean: number
  readonly sd: number | null
  readonly source: SourceName
  readonly detail: NormDetail | null
}

export const alternativeNorms: Readonly<Partial<Record<ItemName, readonly AlternativeNorm[]>>> = {
  SNA: [
    { mean: 82.01, sd: 3.89, source: 'RIEDEL52', detail: null },
    { mean: 81, sd: null, source: 'DOWNS48', detail: 'range 78-84' },
    { mean: 82.8, sd: 4, source: 'SPEC', detail: 'Chinese, permanent dentition' },
  ],
  SNB: [
    { mean: 79.97, sd: 3.69, source: 'RIEDEL52', detail: null },
    { mean: 78, sd: null, source: 'DOWNS48', detail: 'range 75-81' },
    { mean: 80.1, sd: 3.9, source: 'SPEC', detail: 'Chinese, permanent dentition' },
  ],
  ANB: [
    { mean: 2.04, sd: 1.81, source: 'RIEDEL52', detail: null },
    { mean: 2.7, sd: 2, source: 'SPEC', detail: 'Chinese, permanent dentition' },
  ],
  'SN-MP': [
    { mean: 35, sd: 5, source: 'PROGRAMS', detail: null },
    { mean: 32, sd: 5, source: 'JARABAK72', detail: 'to Go-Gn or Go-Me' },
  ],
  FMA: [
    { mean: 27.3, sd: 6.1, source: 'SPEC', detail: 'Chinese, permanent dentition' },
    { mean: 25, sd: 4, source: 'PROGRAMS', detail: null },
  ],
  IMPA: [
    { mean: 92.6, sd: 7, source: 'SPEC', detail: 'Chinese, permanent dentition' },
    { mean: 93.09, sd: 6.78, source: 'RIEDEL52', detail: 'L1-GoGn' },
  ],
  'U1 to SN': [
    { mean: 102, sd: 2, source: 'REMEMBERED', detail: 'Tweed and Jarabak school' },
    { mean: 102, sd: 5, source: 'PROGRAMS', detail: null },
    { mean: 104, sd: 5, source: 'PROGRAMS', detail: null },
  ],
  'Occlusal plane to SN': [
    { mean: 14, sd: 4, source: 'PROGRAMS', detail: null },
    { mean: 14, sd: 2, source: 'PROGRAMS', detail: null },
  ],
  'SN-GoGn': [{ mean: 31.71, sd: 5.19, source: 'RIEDEL52', detail: null }],
  'Interincisal angle(Steiner+Wits)': [
    { mean: 130.98, sd: 9.24, source: 'RIEDEL52', detail: null },
    { mean: 130, sd: 6, source: 'PROGRAMS', detail: null },
    { mean: 131, sd: 8, source: 'PROGRAMS', detail: null },
  ],
  'Wits appraisal': [
    { mean: 0, sd: 2, source: 'PROGRAMS', detail: null },
    { mean: -1, sd: 1, source: 'PROGRAMS', detail: null },
  ],
  'Upper lip to E-plane': [{ mean: -4.7, sd: 2, source: 'PROGRAMS', detail: 'Caucasian' }],
  'A-B plane angle': [
    { mean: -4.6, sd: 4.6, source: 'PROGRAMS', detail: null },
    { mean: -4.6, sd: 3.9, source: 'PROGRAMS', detail: null },
    { mean: -4.4, sd: 2.53, source: 'KOREAN_ADULTS', detail: null },
  ],
  'Mandibular plane angle': [{ mean: 21.9, sd: 5, source: 'PROGRAMS', detail: null }],
  'Y-axis': [{ mean: 59, sd: 6, source: 'PROGRAMS', detail: null }],
  'Upper incisor to A-Pog line': [{ mean: 3.5, sd: 2.3, source: 'PROGRAMS', detail: "Ricketts' full analysis" }],
  'Facial axis(Ricketts)': [{ mean: 90, sd: 3.5, source: 'PROGRAMS', detail: null }],
  'Facial depth': [
    { mean: 88, sd: 3, source: 'RICKETTS81', detail: 'at 18 (83 at 3, +1 per 3 yr' },
    { mean: 87.8, sd: 3.6, source: 'PROGRAMS', detail: 'Downs value' },
  ],
  'Lower facial height': [{ mean: 46, sd: 3, source: 'RICKETTS81', detail: 'oral gnomon' }],
  'Mandibular arc': [
    { mean: 28, sd: 4, source: 'RICKETTS81', detail: 'bend of mandible at 18' },
    { mean: 26, sd: 2, source: 'PROGRAMS', detail: null },
  ],
  'Convexity of point A': [{ mean: 1, sd: 2, source: 'RICKETTS81', detail: 'at 18 (4.5 at 3, -0.7 per 3 yr' }],
  'Palatal plane angle(Ricketts)': [
    { mean: 0, sd: 2.5, source: 'RICKETTS81', detail: null },
    { mean: 0, sd: 5, source: 'PROGRAMS', detail: null },
  ],
  'L1 to A-Pog(mm)': [{ mean: 1, sd: 2.3, source: 'REMEMBERED', detail: 'other printings' }],
  'Interincisal angle(Ricketts)': [
    { mean: 128, sd: 5, source: 'RICKETTS81', detail: 'at 18 (122 at 3, +2 per 5 yr' },
    { mean: 130, sd: 6, source: 'PROGRAMS', detail: null },
  ],
  'Lower lip to E-plane(Ricketts)': [
    { mean: -3, sd: 2, source: 'RICKETTS81', detail: 'at 15 (0 at 3, -0.25/yr' },
    { mean: -2, sd: 2, source: 'PROGRAMS', detail: 'at any age' },
  ],
  'Saddle angle': [{ mean: 123, sd: 6, source: 'PROGRAMS', detail: null }],
  'Articular angle': [{ mean: 143, sd: 5, source: 'PROGRAMS', detail: null }],
  'Gonial angle': [{ mean: 130, sd: 6, source: 'PROGRAMS', detail: null }],
  'Y axis to SN': [
    { mean: 67, sd: 5, source: 'PROGRAMS', detail: 'Steiner school' },
    { mean: 66, sd: 3, source: 'PROGRAMS', detail: null },
  ],
  'Posterior facial height': [
    { mean: 79, sd: 5, source: 'PROGRAMS', detail: null },
    { mean: 95.45, sd: 6.19, source: 'KOREAN_ADULTS', detail: 'men' },
    { mean: 85.07, sd: 5.5, source: 'KOREAN_ADULTS', detail: 'women' },
  ],
  'Anterior facial height': [
    { mean: 119, sd: 6, source: 'PROGRAMS', detail: null },
    { mean: 136.02, sd: 5.57, source: 'KOREAN_ADULTS', detail: 'men' },
    { mean: 127.42, sd: 5.68, source: 'KOREAN_ADULTS', detail: 'women' },
  ],
  'Facial height ratio': [
    { mean: 63, sd: 3, source: 'PROGRAMS', detail: null },
    { mean: 61, sd: 2, source: 'PROGRAMS', detail: 'neutral band 59-63' },
  ],
  'Facial plane(Jarabak)': [{ mean: 80, sd: 2, source: 'REMEMBERED', detail: null }],
  'Facial convexity(Jarabak)': [{ mean: 0, sd: 5.09, source: 'DOWNS48', detail: null }],
  'Interincisal angle(Jarabak)': [{ mean: 135.4, sd: 5.76, source: 'DOWNS48', detail: null }],
  'U1 to SN(Jarabak)': [{ mean: 102, sd: 2, source: 'REMEMBERED', detail: null }],
  'L1 to facial plane(mm)': [{ mean: 5.87, sd: 2.93, source: 'KOREAN_ADULTS', detail: null }],
  'Lower lip to E-plane(Jarabak)': [{ mean: -2, sd: 2, source: 'RICKETTS79', detail: null }],
  APDI: [{ mean: 85.86, sd: 4, source: 'KOREAN_ADULTS', detail: null }],
  'Combination factor': [
    { mean: 157.9, sd: 6.52, source: 'KOREAN_ADULTS', detail: 'women' },
    { mean: 159.33, sd: 7.13, source: 'KOREAN_ADULTS', detail: 'men' },
  ],
  'U1 to FH': [
    { mean: 107, sd: 5, source: 'EASTMAN', detail: null },
    { mean: 113.8, sd: 6.4, source: 'KOREAN_ADULTS', detail: null },
  ],
  'Z angle': [
    { mean: 75, sd: 5, source: 'PROGRAMS', detail: null },
    { mean: 78, sd: 5, source: 'REMEMBERED', detail: 'ages 11 to 15' },
  ],
}
