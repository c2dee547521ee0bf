import type { about as zh } from '../zh/about'

export const about: typeof zh = {
  title: '',
}
