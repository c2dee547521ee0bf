import type { user as zh } from '../zh/user'

export const user: typeof zh = {
  title: '',
}
