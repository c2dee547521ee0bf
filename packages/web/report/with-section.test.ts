import { usualDesign } from '@sella/drawing/report/design'
import { describe, expect, it } from 'vitest'
import { withSection } from './with-section'

describe('a section that a screen adds to the report', () => {
  it('stands behind the analysis, or last where there is none', () => {
    const short = { ...usualDesign, sections: ['cover', 'analysis', 'notes'] as const }
    expect(withSection(short, 'models').sections).toEqual(['cover', 'analysis', 'models', 'notes'])
    expect(withSection({ ...short, sections: ['cover'] }, 'models').sections).toEqual(['cover', 'models'])
  })

  it('stays where the doctor has put it', () => {
    const own = { ...usualDesign, sections: ['models', 'analysis'] as const }
    expect(withSection(own, 'models')).toBe(own)
  })
})
