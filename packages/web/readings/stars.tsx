import type { DeviationClass, EvaluationRow } from '@sella/ceph/analysis/analysis'
import { classVar } from './class-colour'

/** As many stars as the degree of deviation, in its colour; a narrow container sets `--star-gap` and `--star-size`. */
export const Stars = ({ stars, of }: { readonly stars: EvaluationRow['stars']; readonly of: DeviationClass }) => (
  <span
    style={{ color: classVar(of), letterSpacing: 'var(--star-gap, 1px)', fontSize: 'var(--star-size, 11px)' }}
    aria-hidden="true"
  >
    {'★'.repeat(stars)}
  </span>
)
