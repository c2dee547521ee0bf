import type { tutorial as zh } from '../zh/tutorial'

export const tutorial: typeof zh = {
  title: 'From the film to the report',
  intro:
    'One case in five steps. The pictures show a synthetic film; points and values were drawn and computed by this software.',
  steps: {
    case: {
      title: 'Add the patient',
      text: 'Press N in the patient list; name and birthday are enough, and 20120308 will do as a date. A patient with the same name or case number is pointed out.',
    },
    images: {
      title: 'Add the images',
      text: 'Drop files anywhere on the page, choose or paste them. Names that tell the kind are sorted by themselves, others are asked about. Originals are kept byte for byte and can be saved at any time.',
    },
    points: {
      title: 'Place the points',
      text: 'Auto gives a set of points, of which you check the few in amber; or place them one by one by the guide, each with its definition and picture. A loupe follows while you drag, and the values with it.',
    },
    results: {
      title: 'Read the results',
      text: 'What lies outside the norm carries colour and stars. Point at a row to light its lines on the film; below stand the interpretation, the norm and its source.',
    },
    report: {
      title: 'Export the report',
      text: 'Press Export above or PDF report at the left, choose record, analysis and language, look at the preview, then export a PDF or print. The comprehensive report adds a cover, the photos and comparisons of stages. Outlines nobody traced are dashed, or left out.',
    },
  },
  picture: 'Step {{number}} on the screen: {{title}}',
  large: 'Open large in a new tab',
  keys: 'Keys',
  key: {
    add: 'New patient',
    search: 'Search patients',
    move: 'Previous, next patient',
    open: 'Open the workbench',
    edit: 'Edit points',
    undo: 'Undo one step',
    fit: 'Fit the window',
    all: 'All keys of the workbench',
  },
}
