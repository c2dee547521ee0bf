import { expect, it } from 'vitest'
import { fileReadOn } from './study-models'

it('a picture that was stored as a model is no surface to read a jaw on; a photograph of the arch is one to read it on', () => {
  const images = [
    { type: 'Upper_Model', hash: 'cast', width: 800 },
    { type: 'Lower_Model', hash: 'scan', width: 0 },
    { type: 'Upper_Occlusal', hash: 'arch', width: 800 },
  ]
  expect(fileReadOn(images, 'surface', 'upper')).toBeNull()
  expect(fileReadOn(images, 'surface', 'lower')).toBe('scan')
  expect(fileReadOn(images, 'photo', 'upper')).toBe('arch')
})
