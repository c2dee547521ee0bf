import { emptyTracing } from '@sella/ceph/tracing/tracing'
import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { whyText } from './why'

const t = ((_: string, { names = '' } = {} as { names?: string }) => names) as unknown as TFunction

it('points that a smile waits for are told by their names in the reader’s language, never by a key; others by their usual signs', () => {
  const missing = { status: 'missing', why: 'missing-points', needs: ['U3TipR', 'LastL', 'Stomion', 'SoftTissueNa'] } as const
  const textIn = (lang: 'zh' | 'en') => whyText(missing, emptyTracing, { t, lang })
  expect(textIn('zh')).toMatch(/^\p{Script=Han}+ · \p{Script=Han}+ · Sto · N'$/u)
  expect(textIn('en')).not.toMatch(/U3TipR|LastL/)
})

it('of a value made of others that no table shows, the points to place are named, not those values', () => {
  const missing = { status: 'missing', why: 'needs-other-item', needs: ['ZyR-midline', 'ZyL-midline'] } as const
  const placed = { SoftTissueGlabella: { x: 0, y: 0, origin: 'manual' }, Subnasale: { x: 0, y: 9, origin: 'manual' } } as const
  expect(whyText(missing, { ...emptyTracing, points: placed }, { t, lang: 'en' })).toBe('ZyR · ZyL')
})
