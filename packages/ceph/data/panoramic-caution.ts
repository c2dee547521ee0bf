import type { Words } from '../words'

/** Its layer is curved: it enlarges each tooth differently, and across the layer otherwise than along it. Said wherever one is shown. */
export const panoramicCaution: Words = {
  zh: '全景片有放大与变形，不用于测量。',
  en: 'A panoramic film magnifies and distorts: it is not measured on.',
}
