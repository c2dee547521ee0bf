import type { DeviationClass, EvaluationRow } from '@sella/ceph/analysis/analysis'
import { classVar } from './class-colour'

/** As many stars as the degree of deviation, in its colour. */
export const Stars = ({ stars, of }: { readonly stars: EvaluationRow['stars']; readonly of: DeviationClass }) => (
  <span style={{ color: classVar(of), letterSpacing: 1, fontSize: 11 }} aria-hidden="true">
    {'★'.repeat(stars)}
  </span>
)
