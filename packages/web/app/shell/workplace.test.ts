import type { Output } from '@sella/contract/calls/index'
import { expect, it } from 'vitest'
import { workplaceOf } from './workplace'

const [first, second] = ['one', 'two'].map(uuid => ({ uuid, name: `Clinic ${uuid}` }))
const at = (desk: string | null) => ({ clinics: [first, second], desk }) as unknown as Output<'clinicMine'>

it('a member at a clinic’s desk is shown its name; at a desk of her own, and before it is known, there is none', () => {
  expect([at('two'), at(null), at('left'), undefined].map(workplaceOf)).toEqual(['Clinic two', null, null, null])
})
