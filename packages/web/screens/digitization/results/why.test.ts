import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { faceSubjects } from '@sella/workbench/subjects/face-subject'
import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { whyText } from './why'

const t = ((_: string, { names = '' } = {} as { names?: string }) => names) as unknown as TFunction

it('points that a smile waits for are told by their names in the reader’s language, never by a key; others by their usual signs', () => {
  const missing = { status: 'missing', why: 'missing-points', needs: ['U3TipR', 'LastL', 'Stomion', 'SoftTissueNa'] } as const
  const textIn = (lang: 'zh' | 'en') => whyText(missing, emptyTracing, { t, lang, subject: faceSubjects.face_smile })
  expect(textIn('zh')).toMatch(/^\p{Script=Han}+ · \p{Script=Han}+ · Sto · N'$/u)
  expect(textIn('en')).not.toMatch(/U3TipR|LastL/)
})
