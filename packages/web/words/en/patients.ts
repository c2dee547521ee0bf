import type { patients as zh } from '../zh/patients'

export const patients: typeof zh = {
  title: '',
}
