import type { Words } from '../zh'

export const face: Words['face'] = {
  views: { title: 'Image', film: 'Film', frontal: 'PA', face_side: 'Side', face_frontal: 'Front', face_smile: 'Smile' },
  stageLabel: 'Photo with its points',
  photo: 'Photo',
  loading: 'Reading the photo',
  unread: 'The photo could not be read',
  picture: 'Where {{name}} lies on the photo',
  groups: { main: 'Main points', further: 'Other points', planes: 'Ends of lines' },
  missing: {
    face_side: 'No side photo is found at the current stage',
    face_frontal: 'No frontal photo is found at the current stage',
    face_smile: 'No smile photo is found at the current stage',
  },
  missingHint: 'Upload it under Imaging to place points and measure; or switch to a record that has one.',
  add: 'Add photo',
  start: {
    face_side: 'Detect the points on the profile line, then place the others by guide.',
    face_frontal: 'Frontal photos have no automatic points: place them one by one by guide.',
    face_smile: 'Smile photos have no automatic points: place them one by one by guide.',
  },
  replaced: 'The stored points lie on another photo and are not shown here. Saving new points replaces them.',
  noItems:
    'The smile photo has no measurements yet. Points, distances and angles work as usual; there is no norm to compare with.',
  noScale: 'No ruler on this photo: items in mm have no value, angles and ratios do not need one.',
  setScale: 'Draw a ruler',
  found: '{{count}} points detected',
  foundKept: '{{count}} points detected, {{kept}} placed by hand kept',
  changed: 'The photo was replaced meanwhile; the points are unchanged, please try again',
  kept: 'The points are unchanged',
  meanwhile: 'You can go on looking; no point changes until it is done',
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
