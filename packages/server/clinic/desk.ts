import type { DoctorAsking } from '../http/handlers'
import { Refusal } from '../http/refusal'

/** The clinic at whose desk the call is made; null at a person's own desk. */
export const clinicAt = ({ doctor, clinicRole }: Pick<DoctorAsking, 'doctor' | 'clinicRole'>): string => {
  if (clinicRole === null) throw new Refusal('NOT_FOUND')
  return doctor
}
