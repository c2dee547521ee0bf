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
  models: 'Model cards',
  modelsText:
    'The models behind automatic points and profile detection, as this very server has them. What they give is a proposal: check each point.',
  modelsNone: 'This server has no models; points are placed by hand.',
  model: {
    tests: 'On films never trained on, against the mean of two readers',
    set: 'Set',
    films: 'Films',
    mean: 'Mean error, mm',
    median: 'Median, mm',
    within2: 'Within 2 mm, %',
    readers: 'Readers apart, mm',
    degrees: 'Mean error of measurements on {{set}}: {{errors}}',
    coverage: '{{percent}} % of the points lie within their stated error (the aim is 68 %)',
    found: 'Found',
    sources: 'Data and licence',
    limits: 'Limits',
    points: 'Mean error of each of the {{count}} points',
    point: 'Landmark, mm',
  },
  notices: 'Third-party software',
  noticesText: 'This software stands on the packages below; each keeps its own licence.',
  noticesShow: 'Show the list',
  package: 'Package',
}
