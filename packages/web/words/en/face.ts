import type { Words } from '../zh'

export const face: Words['face'] = {
  views: { title: 'Image', film: 'Film', frontal: 'PA', face_side: 'Side', face_frontal: 'Front', face_smile: 'Smile' },
  stageLabel: 'Photo with its points',
  photo: 'Photo',
  loading: 'Loading the photo',
  unread: 'The photo could not be read',
  picture: 'Position of {{name}} on the photo',
  groups: { main: 'Main points', further: 'Other points', planes: 'Ends of lines' },
  start: {
    face_side: 'Detect the points on the profile outline, then place the others with the guide.',
    face_frontal: 'Detect the points of eyes, nose, lips and chin; place hairline, ears, cheeks and jaw angles yourself.',
    face_smile: 'Detect pupils, nose base and lips; place the points of teeth and gingiva yourself.',
  },
  replaced: 'The saved points belong to another photo and are not shown here. Saving new points replaces them.',
  byFilm:
    'Values in mm (≈) use the scale of the film the photo is aligned with: approximately valid in the plane of the profile only.',
  level: 'Pupils level',
  levelNeeds: 'needs both pupils',
  planes: 'Reference lines',
}
