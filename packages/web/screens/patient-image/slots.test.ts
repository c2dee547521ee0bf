import type { CaseRecord } from '@sella/contract/entities'
import { expect, it } from 'vitest'
import { isSurface, picturesOf } from './slots'

it('a picture that was stored as a model is looked at with the pictures; a surface model is not', () => {
  const photos = [
    { uuid: 'scan', type: 'Lower_Model', width: 0 },
    { uuid: 'cast', type: 'Upper_Model', width: 800 },
    { uuid: 'film', type: 'Lateral_Ceph', width: 800 },
  ] as unknown as CaseRecord['photos']
  expect(picturesOf({ photos } as CaseRecord).map(({ uuid }) => uuid)).toEqual(['film', 'cast'])
  expect(photos.map(isSurface)).toEqual([true, false, false])
})
