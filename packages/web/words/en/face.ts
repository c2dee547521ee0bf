import type { Words } from '../zh'

export const face: Words['face'] = {
  views: { title: 'Image', film: 'Film', frontal: 'PA', face_side: 'Side', face_frontal: 'Front', face_smile: 'Smile' },
  stageLabel: 'Photo with its points',
  photo: 'Photo',
  loading: 'Loading the photo',
  unread: 'The photo could not be read',
  picture: 'Position of {{name}} on the photo',
  groups: { main: 'Main points', further: 'Other points', planes: 'Ends of lines' },
  missing: {
    face_side: 'No side photo is found at the current stage',
    face_frontal: 'No frontal photo is found at the current stage',
    face_smile: 'No smile photo is found at the current stage',
  },
  missingHint: 'Upload it under Imaging to place points and measure; or switch to a record that has one.',
  add: 'Add photo',
  start: {
    face_side: 'Detect the points on the profile outline, then place the others with the guide.',
    face_frontal: 'Detect the points of eyes, nose, lips and chin; place hairline, ears, cheeks and jaw angles yourself.',
    face_smile: 'Detect pupils, nose base and lips; place the points of teeth and gingiva yourself.',
  },
  replaced: 'The saved points belong to another photo and are not shown here. Saving new points replaces them.',
  noScale: 'No ruler on this photo: items in mm have no value, angles and ratios do not need one.',
  noScaleSide:
    'No ruler on this photo: items in mm have no value, angles and ratios do not need one. Set a ruler, or align the photo with a film that has a scale.',
  byFilm:
    'Values in mm (≈) use the scale of the film the photo is aligned with: approximately valid in the plane of the profile only.',
  level: 'Pupils level',
  levelNeeds: 'needs both pupils',
  setScale: 'Draw a ruler',
  detected: '{{count}} points detected',
  foundKept: '{{count}} points detected, {{kept}} manual points kept',
  estimated: '{{count}} of them are estimated and drawn hollow.',
  left: 'Check each one. Still to place: {{names}}',
  changed: 'The photo was replaced meanwhile; the points are unchanged, please try again',
  kept: 'The points are unchanged',
  meanwhile: 'You can keep viewing; no point changes until it is done',
  planes: 'Reference lines',
  types: {
    title: 'Facial type',
    convexity: 'Convexity',
    sagittal: 'Position',
    slant: 'Slant',
    waits: 'Needs {{names}}',
    waitsScale: 'Needs a ruler',
  },
}
