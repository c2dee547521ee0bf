import { describe, expect, it } from 'vitest'
import { withRecord } from './with-record'

describe('a record that is put into the address', () => {
  const asked = { pathname: '/patientImage', caseUuid: 'a' }

  it('is put into that of its own case, and leaves the rest of it', () => {
    const search = withRecord({ pathname: '/patientImage', search: '?case=a&record=r&view=frontal' }, asked, 's')
    expect(search?.toString()).toBe('case=a&record=s&view=frontal')
  })

  it('changes nothing once another patient, or another page, is shown', () => {
    expect(withRecord({ pathname: '/patientImage', search: '?case=b&record=q' }, asked, 's')).toBeNull()
    expect(withRecord({ pathname: '/studioPlanning', search: '?case=a&record=r' }, asked, 's')).toBeNull()
    expect(withRecord({ pathname: '/patients', search: '' }, asked, 's')).toBeNull()
  })
})
