import { type CoarseLook, type DetectionBench, firstLook, secondLook } from './coarse-pass'
import { looksLikeCeph, otherPoses, upright } from './film-checks'

/**
 * The canonical look in the first valid pose: upright, otherwise the two sharpest of the other fifteen; null if none is valid.
 */
export async function findPose(bench: DetectionBench, step: (done: number, name: string) => void): Promise<CoarseLook | null> {
  step(0.1, 'checking')
  const first = await firstLook(bench, upright)
  if (looksLikeCeph(first)) {
    step(0.3, 'coarse')
    const second = await secondLook(bench, first)
    if (looksLikeCeph(second)) return second
  }
  const looks = [first]
  for (const [i, pose] of otherPoses.entries()) {
    step(0.1 + (0.3 * i) / otherPoses.length, 'checking')
    looks.push(await firstLook(bench, pose))
  }
  looks.sort((a, b) => a.spread - b.spread)
  for (const candidate of looks.slice(0, 2)) {
    step(0.45, 'coarse')
    const second = await secondLook(bench, candidate)
    if (looksLikeCeph(second)) return second
  }
  return null
}
