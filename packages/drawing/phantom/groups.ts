/** Parts of the head that move as one when the shape varies. */
export type Group = 'cranium' | 'maxilla' | 'upperIncisor' | 'upperArch' | 'mandible' | 'lowerIncisor' | 'lowerArch' | 'soft'

const ofCurve: Readonly<Record<string, Group>> = {
  key_ridge: 'maxilla',
  pterygomaxillary_fissure: 'maxilla',
  nasal_floor: 'maxilla',
  maxilla_anterior: 'maxilla',
  palate: 'maxilla',
  symphysis_labial: 'mandible',
  symphysis_lingual: 'mandible',
  mandible_lower_border: 'mandible',
  ramus_posterior: 'mandible',
  condyle: 'mandible',
  sigmoid_coronoid: 'mandible',
  ramus_anterior: 'mandible',
  mandibular_canal: 'mandible',
  upper_incisor: 'upperIncisor',
  lower_incisor: 'lowerIncisor',
  upper_molar: 'upperArch',
  lower_molar: 'lowerArch',
  profile_upper: 'soft',
  profile_lower: 'soft',
}

/** Landmarks that lie on no outline, or on the outlines of two bones. */
const ofPoint: Readonly<Record<string, Group>> = {
  DC: 'mandible',
  Xi: 'mandible',
  D: 'mandible',
  GoPost: 'mandible',
  GoInf: 'mandible',
  Ar: 'mandible',
}

/** The part to which each named point of the skeleton belongs. */
export const groupTable = (
  curves: Readonly<Record<string, { readonly points: readonly string[] }>>,
): ReadonlyMap<string, Group> => {
  const table = new Map<string, Group>()
  for (const [name, curve] of Object.entries(curves))
    for (const point of curve.points) table.set(point, ofCurve[name] ?? 'cranium')
  for (const [name, group] of Object.entries(ofPoint)) table.set(name, group)
  return table
}
