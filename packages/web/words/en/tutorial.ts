import type { tutorial as zh } from '../zh/tutorial'

export const tutorial: typeof zh = {
  title: 'From the film to the report',
  intro:
    'One case in five steps. The pictures show a synthetic film; points and values were drawn and computed by this software.',
  steps: {
    case: {
      title: 'Add the patient',
      text: 'Press N in the patient list; name and birthday are enough, and dates may be typed as 20120308. You are alerted when a patient with the same name or case number exists.',
    },
    images: {
      title: 'Add the images',
      text: 'Drop files anywhere on the page, choose or paste them. Files are sorted by name and content; you are asked where that is not enough. Originals are kept byte for byte and can be downloaded at any time.',
    },
    points: {
      title: 'Place the points',
      text: 'Auto proposes all points; check the few in amber. Or place them one by one with the guide, each with its definition and picture. While you drag, a loupe and the values follow.',
    },
    results: {
      title: 'Read the results',
      text: 'Values outside the norm have colour and stars. Point at a row to highlight its lines on the film; interpretation, norm and source are shown below.',
    },
    report: {
      title: 'Export the report',
      text: 'Press Export above or PDF report on the left, choose record, analysis and language, check the preview, then export a PDF or print. The comprehensive report adds a cover, the photos and comparisons of stages. Outlines nobody traced are dashed, or left out.',
    },
  },
  picture: 'Step {{number}} on the screen: {{title}}',
  large: 'Enlarge in a new tab',
  keys: 'Keys',
  key: {
    add: 'New patient',
    search: 'Search patients',
    move: 'Previous, next patient',
    open: 'Open the workbench',
    edit: 'Edit points',
    undo: 'Undo one step',
    fit: 'Fit to window',
    all: 'All workbench keys',
  },
}
