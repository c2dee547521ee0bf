import { landmarkNames } from '@sella/ceph/data/landmarks'
import { readersWith } from '@sella/ceph/reliability/own-errors'
import { expect, it } from 'vitest'
import { comprehensive } from './comprehensive'
import { onePage } from './one-page'
import { compareAnalysisPages } from './pages/compare-analysis'
import { compareResultPages } from './pages/compare-result'
import { grownComparison } from './testing/compared-records'
import { pageWords } from './testing/page-words'
import { reportInput } from './testing/report-input'

const error = { forwardMm: 0.2, downMm: 0.2, correlation: 0, films: 24 }
const all = readersWith(Object.fromEntries(landmarkNames.map(name => [name, error])))
const some = readersWith({ A: error })

/** The text without its line breaks. */
const unbroken = (text: string): string => text.replaceAll(/[\s|]/g, '')
const printed = (over: Parameters<typeof reportInput>[1]): string =>
  unbroken(onePage(reportInput('ABO', over)).map(pageWords).join(''))

it('the page says whose error counts for the points a hand placed, in both languages', () => {
  expect(printed({})).toContain('手动或确认的点按默认的阅片者误差计。')
  expect(printed({ readers: all })).toContain('按医师本人实测的误差（24张片重描）计。')
  expect(printed({ readers: some })).toContain('（24张片重描；未实测的点按默认的阅片者误差）')
  expect(printed({ readers: all, lang: 'en' })).toContain(unbroken('the doctor’s own measured error (24 films read twice).'))
})

it('a comparison says so of the smallest detectable change, which is smaller by the doctor’s own errors', () => {
  const detectable = (readers: typeof all | undefined) => {
    const over = readers ? { readers, lang: 'en' as const } : { lang: 'en' as const }
    const comparison = grownComparison(2, { method: 'ABO', over })
    const text = unbroken(comprehensive(reportInput('ABO', over), [comparison]).map(pageWords).join(''))
    const [first, second] = comparison.records.map(({ film }) => film.errors?.A?.px ?? 0)
    return { text, size: Math.max(first ?? 0, second ?? 0) }
  }
  expect(detectable(all).text).toContain(unbroken('the doctor’s own measured error (24 films read twice) for a point set'))
  expect(detectable(undefined).text).toContain(unbroken('the default reader’s error for a point set'))
  expect(detectable(all).size).toBeLessThan(detectable(undefined).size / 2)
})

it('the result of a treatment says so beside its limits', () => {
  const text = (lang: 'zh' | 'en', readers: typeof all | undefined) => {
    const comparison = grownComparison(3, { method: 'ABO', over: readers ? { readers, lang } : { lang } })
    return unbroken(compareResultPages(comparison).map(pageWords).join(''))
  }
  expect(text('zh', all)).toContain('手动或确认的点按医师本人实测的误差（24张片重描）计。')
  expect(text('zh', undefined)).toContain('手动或确认的点按默认的阅片者误差计。')
  expect(text('en', some)).toContain(unbroken('the default reader’s error where she measured none'))
})

it('a page of compared values that is full to its foot says so all the same', () => {
  const comparison = grownComparison(3, { method: 'ABO', over: { readers: all } })
  for (const rows of [20, 24, 28])
    for (const page of compareAnalysisPages(comparison, rows))
      expect(unbroken(pageWords(page)), `${rows} rows`).toContain('医师本人实测的误差')
})
