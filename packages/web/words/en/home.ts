import type { home as zh } from '../zh/home'

export const home: typeof zh = {
  statement: 'From one lateral film to a tracing that stands up to checking',
  lines: { first: 'From one lateral film to a', second: 'tracing that stands up to checking' },
  sub: 'Cephalometric analysis, case images and PDF reports on one work table.',
  picture: 'The workbench: outlines and measuring lines on a lateral film, and the table of ABO values',
  caption: 'Drawn and measured by this software on a synthetic film',
  columns: { item: 'Item', norm: 'Norm', value: 'Value' },
  facts: {
    points: {
      title: 'Every point shows its origin',
      text: 'Placed by hand, detected or estimated, marked point by point; outlines nobody traced are dashed.',
    },
    numbers: {
      title: 'Every number has its source',
      text: 'Norms cite their literature, millimetres their scale; values outside the norm have colour and stars.',
    },
    data: {
      title: 'Your data stay in the clinic',
      text: 'Hosted on your own machine; originals are kept byte for byte, and deleted cases come back from the bin.',
    },
  },
}
