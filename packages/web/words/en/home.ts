import type { home as zh } from '../zh/home'

export const home: typeof zh = {
  title: '',
}
