import type { about as zh } from '../zh/about'

export const about: typeof zh = {
  title: 'About Sella',
  what: 'With Sella orthodontists keep cases and images, place landmarks on lateral films, compare with norms and print reports. Its results are decision support, not a diagnosis.',
  version: 'Version',
  licence: 'Licence',
  licenceText: 'Apache License 2.0: host, change and pass it on.',
  hosting: 'How it runs',
  hostingText: "It runs on the clinic's own machine; its pages fetch nothing from other hosts.",
  sources: 'Sources of the norms',
  sourcesText:
    'Each norm names its source in the detail of its measurement. Sources are graded by how far we could check them; no original was read in full. Compare with the literature you follow before using them for patients.',
  seen: {
    spec: 'Given by the product specification',
    secondary: 'Quoted by public material',
    memory: 'Not checked',
    estimate: 'Our own estimate',
  },
  notices: 'Third-party software',
  noticesText: 'This software stands on the packages below; each keeps its own licence.',
  noticesShow: 'Show the list',
  package: 'Package',
}
