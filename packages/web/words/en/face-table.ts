import type { Words } from '../zh'

export const faceTable: Words['faceTable'] = {
  missing: {
    face_side: 'No side photo is found at the current stage',
    face_frontal: 'No frontal photo is found at the current stage',
    face_smile: 'No smile photo is found at the current stage',
  },
  missingHint: 'Upload it under Imaging to place points and measure; or switch to a record that has one.',
  add: 'Add photo',
  noScale: 'No ruler on this photo: items in mm have no value, angles and ratios do not need one.',
  noScaleSide:
    'No ruler on this photo: items in mm have no value, angles and ratios do not need one. Set a ruler, or align the photo with a film that has a scale.',
  setScale: 'Draw a ruler',
  detected: '{{count}} points detected',
  foundKept: '{{count}} points detected, {{kept}} manual points kept',
  estimated: '{{count}} of them are estimated and drawn hollow.',
  left: 'Check each one. Still to place: {{names}}',
  changed: 'The photo was replaced meanwhile; the points are unchanged, please try again',
  kept: 'The points are unchanged',
  meanwhile: 'You can keep viewing; no point changes until it is done',
  types: {
    title: 'Facial type',
    convexity: 'Convexity',
    sagittal: 'Position',
    slant: 'Slant',
    waits: 'Needs {{names}}',
    waitsScale: 'Needs a ruler',
  },
}
