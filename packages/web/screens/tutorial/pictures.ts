import enCase from './pictures/en-case.webp'
import enImages from './pictures/en-images.webp'
import enPoints from './pictures/en-points.webp'
import enReport from './pictures/en-report.webp'
import enResults from './pictures/en-results.webp'
import zhCase from './pictures/zh-case.webp'
import zhImages from './pictures/zh-images.webp'
import zhPoints from './pictures/zh-points.webp'
import zhReport from './pictures/zh-report.webp'
import zhResults from './pictures/zh-results.webp'

/** Screenshots of the five steps, in both languages. */
export const pictures = {
  zh: { case: zhCase, images: zhImages, points: zhPoints, results: zhResults, report: zhReport },
  en: { case: enCase, images: enImages, points: enPoints, results: enResults, report: enReport },
} as const
