import type { FontFiles } from '@sella/drawing/scene/fonts'

/** The names under which the font cuts are registered with the PDF. */
export const fontNames = {
  latin: { 400: 'latin-400', 500: 'latin-500', 600: 'latin-600' },
  han: { 400: 'han-400', 500: 'han-500', 600: 'han-600' },
} as const satisfies FontFiles
