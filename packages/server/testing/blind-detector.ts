import type { Detector } from '@sella/detect/detector'

/** A detector that takes nothing for a film, at once. */
export const blindDetector: Detector = {
  detect: async () => ({
    model: 'none',
    checks: { isCeph: false, mirrored: false, inverted: false, rotated: 0 },
    landmarks: {},
  }),
}
