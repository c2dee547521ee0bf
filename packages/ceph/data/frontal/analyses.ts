import type { Words } from '../../words'
import type { Analysis } from '../analysis-row'
import type { FrontalFilmItemName } from './item-rows'

const builtIn = (
  name: string,
  title: Words,
  rest: Pick<Analysis, 'lines' | 'texts'> & { readonly items: readonly FrontalFilmItemName[] },
): Analysis => ({
  ...rest,
  ...{ name, title, creator: 'System', dentitions: [], sexes: [] },
})

/** What Grummons compares between the sides (summary form, recalled): no norms. */
const grummonsItems: readonly FrontalFilmItemName[] = [
  'ZToMidlineR',
  'ZToMidlineL',
  'ZSides',
  'ZAToMidlineR',
  'ZAToMidlineL',
  'ZASides',
  'CoToMidlineR',
  'CoToMidlineL',
  'CoSides',
  'NCToMidlineR',
  'NCToMidlineL',
  'NCSides',
  'JToMidlineR',
  'JToMidlineL',
  'JSides',
  'U6ToMidlineR',
  'U6ToMidlineL',
  'U6Sides',
  'AgToMidlineR',
  'AgToMidlineL',
  'AgSides',
  'MandibleR',
  'MandibleL',
  'ZHeight',
  'ZAHeight',
  'CoHeight',
  'NCHeight',
  'JHeight',
  'U6Height',
  'AgHeight',
  'OcclusalTilt',
  'ZATilt',
  'JTilt',
  'OcclusalAngle',
  'AgTilt',
  'ANSOffMidline',
  'U1MOffMidline',
  'L1MOffMidline',
  'MeOffMidline',
  'MaxillaryWidth',
  'MandibularWidth',
  'WidthDifference',
  'WidthRatio',
  'UpperProportion',
  'LowerProportion',
  'UpperIncisorHeight',
]

const rickettsItems: readonly FrontalFilmItemName[] = [
  'NasalWidth',
  'MaxillaryWidth',
  'MandibularWidth',
  'FacialWidth',
  'MaxillomandibularR',
  'MaxillomandibularL',
  'WidthDifference',
  'WidthRatio',
  'LowerIntermolar',
  'LowerIntercanine',
  'MolarRelationR',
  'MolarRelationL',
  'MolarToJawR',
  'MolarToJawL',
  'DentureMidline',
  'OcclusalTilt',
  'PosturalSymmetry',
]

/** The analyses of the frontal film; clinical/beyond/frontal.md, sections 4 and 5. */
export const frontalAnalyses: readonly Analysis[] = [
  builtIn(
    'Grummons',
    { zh: 'Grummons 左右比较', en: 'Grummons, side by side' },
    {
      items: grummonsItems,
      lines: ['Z_plane', 'MSR', 'ZA_plane', 'J_plane', 'OP_PA', 'Ag_plane'],
      texts: ['U6Height', 'AgSides', 'MeOffMidline'],
    },
  ),
  builtIn(
    'Ricketts frontal',
    { zh: 'Ricketts 正位', en: 'Ricketts frontal' },
    {
      items: rickettsItems,
      lines: ['Z_plane', 'MSR', 'OP_PA', 'FFP_R', 'FFP_L'],
      texts: ['NasalWidth', 'MaxillaryWidth', 'MandibularWidth', 'FacialWidth', 'DentureMidline', 'OcclusalTilt'],
    },
  ),
]
