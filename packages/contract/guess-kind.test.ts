import { describe, expect, it } from 'vitest'
import { imageKinds } from './entities'
import { guessDicomKind, guessKind } from './guess-kind'

describe('the kind a file name speaks of', () => {
  it('is read from Chinese and English names', () => {
    const kinds = {
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
      '头颅正位片.jpg': 'Frontal_Ceph',
      'PA ceph.dcm': 'Frontal_Ceph',
      '左手腕.png': 'Hand_Wrist',
      'CBCT_12.dcm': 'CT_Slice',
      '45度像.jpg': 'Oblique_Photo',
    }
    expect(Object.fromEntries(Object.keys(kinds).map(name => [name, guessKind(name)]))).toEqual(kinds)
  })

  it('is its own name whatever stands around it', () => {
    const named = imageKinds.filter(kind => kind.includes('_'))
    expect(named.map(kind => guessKind(`case7-${kind.toUpperCase()}-old.png`))).toEqual(named)
    expect(['mother.jpg', 'brothers.png'].map(guessKind)).toEqual([null, null])
  })

  it('is nobody’s when the name is only a number', () => {
    expect(['IMG_0012.jpg', '20250618.png'].map(guessKind)).toEqual([null, null])
  })
})

it('a DICOM film is a lateral one unless name, description, modality or shape say otherwise', () => {
  const kind = (name: string, modality: string | null, more: { view?: string; description?: string; width?: number } = {}) =>
    guessDicomKind(name, {
      header: { modality, view: more.view ?? null, description: more.description ?? null },
      width: more.width ?? 1800,
      height: 2000,
    })
  expect([kind('IM_0001.dcm', 'DX'), kind('IM_0001', null), kind('OPG.dcm', 'DX')]).toEqual([
    'Lateral_Ceph',
    'Lateral_Ceph',
    'Panoramic',
  ])
  expect([kind('1', 'PX'), kind('1', 'CT'), kind('1', 'XC')]).toEqual(['Panoramic', 'CT_Slice', null])
  expect([kind('1', 'DX', { description: '曲面断层' }), kind('1', 'CT', { description: 'Lateral skull' })]).toEqual([
    'Panoramic',
    'Lateral_Ceph',
  ])
  expect([kind('1', 'DX', { width: 4000 }), kind('1', 'DX', { width: 4000, view: 'LL' })]).toEqual(['Panoramic', 'Lateral_Ceph'])
  expect([kind('1', 'DX', { view: 'PA' }), kind('1', 'DX', { description: 'SKULL AP VIEW' })]).toEqual([
    'Frontal_Ceph',
    'Frontal_Ceph',
  ])
})
