import { paintMandible } from './anatomy/mandible'
import { paintMidface } from './anatomy/midface'
import { paintNeck } from './anatomy/neck'
import { paintSkullBase } from './anatomy/skull-base'
import { paintSoftTissue } from './anatomy/soft-tissue'
import { paintTeeth } from './anatomy/teeth'
import { paintVault } from './anatomy/vault'
import { paintEarRods } from './ear-rods'
import { paintLabel } from './label'
import type { Body } from './placement'
import { type Plates, platesFor } from './plates'
import { paintRuler } from './ruler'
import { blankSheet } from './sheet'

const sheetOf = (size: { readonly width: number; readonly height: number }, mm: number, aim: number) => {
  const k = Math.max(1, Math.round(aim / mm))
  return blankSheet(Math.ceil(size.width / k) + 1, Math.ceil(size.height / k) + 1, mm * k)
}

/** The beam's attenuation in the head and the holder, on three sheets whose values add up. */
export const attenuate = (
  body: Body,
  size: { readonly width: number; readonly height: number; readonly mm: number },
  variant: { readonly seed: number; readonly mirror: boolean },
): Plates => {
  const sheets = {
    soft: sheetOf(size, size.mm, 0.48),
    mid: sheetOf(size, size.mm, 0.24),
    fine: blankSheet(size.width, size.height, size.mm),
  }
  const plates = platesFor(sheets, variant.seed)
  const regions = [
    paintSoftTissue,
    paintVault,
    paintSkullBase,
    paintMidface,
    paintMandible,
    paintTeeth,
    paintNeck,
    paintEarRods,
    paintRuler,
  ]
  for (const paint of regions) paint(plates, body)
  paintLabel(plates, body, variant.mirror)
  return plates
}
