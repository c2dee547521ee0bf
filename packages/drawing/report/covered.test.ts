import { expect, it } from 'vitest'
import { onePage } from './one-page'
import { pageWords } from './testing/page-words'
import { reportInput } from './testing/report-input'

type Over = NonNullable<Parameters<typeof reportInput>[1]>

/** The text without its line breaks. */
const unbroken = (text: string): string => text.replaceAll(/[\s|]/g, '')

function printed(
  method: Parameters<typeof reportInput>[0],
  names: readonly ('SoftTissueNa' | 'Co')[],
  lang: 'zh' | 'en',
): string {
  const input = reportInput(method, { lang })
  const covered = names.flatMap(name => {
    const point = input.tracing.points[name]
    return point ? [[name, { ...point, covered: true as const }]] : []
  })
  const tracing: NonNullable<Over['tracing']> = {
    ...input.tracing,
    points: { ...input.tracing.points, ...Object.fromEntries(covered) },
  }
  return unbroken(
    onePage({ ...input, tracing })
      .map(pageWords)
      .join(''),
  )
}

it('the page names the points that something covers and its values lean on, in both languages', () => {
  expect(printed('McNamara', ['Co'], 'zh')).toContain('片上可能被遮挡、位置欠准的点：髁顶点。')
  expect(printed('McNamara', ['Co'], 'en')).toContain(
    unbroken('Points that may be covered on the film and are less certain: Condylion.'),
  )
})

it('says nothing where no value leans on a covered point, or none is covered', () => {
  expect(printed('McNamara', ['SoftTissueNa'], 'zh')).not.toContain('片上可能被遮挡')
  expect(printed('McNamara', [], 'zh')).not.toContain('片上可能被遮挡')
})
