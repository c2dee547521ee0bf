import { expect, test } from 'vitest'
import { errors } from './errors'
import { accountErrors } from './errors/account'
import { clinicsErrors } from './errors/clinics'
import { imagesErrors } from './errors/images'
import { machinesErrors } from './errors/machines'
import { overlapsErrors } from './errors/overlaps'
import { recordsErrors } from './errors/records'
import { wireErrors } from './errors/wire'
import { workbenchErrors } from './errors/workbench'

test('a refusal stands in one part of the catalogue only: of two the later would win unseen', () => {
  const parts = [
    accountErrors,
    clinicsErrors,
    imagesErrors,
    machinesErrors,
    overlapsErrors,
    recordsErrors,
    wireErrors,
    workbenchErrors,
  ]
  expect(parts.flatMap(part => Object.keys(part)).sort()).toEqual(Object.keys(errors).sort())
})
