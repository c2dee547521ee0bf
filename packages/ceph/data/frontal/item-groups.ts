import type { FrontalFilmItemName } from './item-rows'

/** Items of the frontal film that are listed together, in order: the same on screen and on paper. */
export const frontalItemGroups = {
  /** Planes against the Z plane, degrees. */
  tilts: ['ZATilt', 'JTilt', 'OcclusalAngle', 'AgTilt', 'OcclusalTilt'],
  /** Distances of midline points from the midsagittal reference line, mm. */
  midlines: ['U1MOffMidline', 'L1MOffMidline', 'MeOffMidline'],
  /** Widths in mm, their ratio, the shares of the height, and the length of each half of the mandible. */
  widths: [
    'MaxillaryWidth',
    'MandibularWidth',
    'WidthDifference',
    'WidthRatio',
    'UpperProportion',
    'LowerProportion',
    'UpperIncisorHeight',
    'MandibleR',
    'MandibleL',
  ],
} as const satisfies Readonly<Record<string, readonly FrontalFilmItemName[]>>
