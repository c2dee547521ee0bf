import { imageKinds } from '@sella/contract/entities'
import { describe, expect, it } from 'vitest'
import { guessDicomKind, guessKind, guessKinds } from './guess-kind'

describe('the kind a file name speaks of', () => {
  it('is read from Chinese and English names', () => {
    const said = {
      '头颅侧位片_2025.dcm': 'Lateral_Ceph',
      'CEPH 0012.jpg': 'Lateral_Ceph',
      'OPG.png': 'Panoramic',
      '上颌.jpg': 'Upper_Occlusal',
      'lower occlusal.jpg': 'Lower_Occlusal',
      'buccal_left.jpg': 'Left_Intraoral',
      '右侧咬合.jpg': 'Right_Intraoral',
      '正面咬合.jpg': 'Front_Intraoral',
      '正面像.jpg': 'Frontal_Photo',
      '侧面像.jpg': 'Lateral_Photo',
      'smile.heic': 'Smile_Photo',
      'upper_jaw.stl': 'Upper_Model',
    }
    expect(Object.fromEntries(Object.keys(said).map(name => [name, guessKind(name)]))).toEqual(said)
  })

  it('is its own name whatever stands around it', () => {
    expect(imageKinds.map(kind => guessKind(`case7-${kind.toUpperCase()}-old.png`))).toEqual([...imageKinds])
  })

  it('is nobody’s when the name is only a number', () => {
    expect(['IMG_0012.jpg', '20250618.png'].map(guessKind)).toEqual([null, null])
  })
})

describe('kinds for a handful of files', () => {
  it('are never given twice', () => {
    expect(guessKinds(['smile1.jpg', 'smile2.jpg', 'ceph.jpg'], [])).toEqual(['Smile_Photo', null, 'Lateral_Ceph'])
  })

  it('take a single nameless file for the lateral film while that is missing', () => {
    expect([guessKinds(['1.png'], []), guessKinds(['1.png'], ['Lateral_Ceph']), guessKinds(['1.png', '2.png'], [])]).toEqual([
      ['Lateral_Ceph'],
      [null],
      [null, null],
    ])
  })
})

it('a DICOM film is a lateral one unless its name or modality says otherwise', () => {
  const kinds = [
    guessDicomKind('IM_0001.dcm', 'DX'),
    guessDicomKind('IM_0001', null),
    guessDicomKind('OPG.dcm', 'DX'),
    guessDicomKind('IM_0001.dcm', 'PX'),
    guessDicomKind('IM_0001.dcm', 'CT'),
  ]
  expect(kinds).toEqual(['Lateral_Ceph', 'Lateral_Ceph', 'Panoramic', 'Panoramic', null])
})
