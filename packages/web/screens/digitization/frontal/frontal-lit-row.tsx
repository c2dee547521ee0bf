import { type FrontalRow, isOfFrontalRow } from '@sella/drawing/tracing/frontal-row'
import type { ReactNode } from 'react'
import { LitRow } from '../lit-row'

interface FrontalLitRowProps {
  readonly row: FrontalRow
  readonly standing?: string | undefined
  readonly children: ReactNode
}

/** A row of the frontal tables, highlighted together with its lines on the film. */
export const FrontalLitRow = ({ row, standing, children }: FrontalLitRowProps) => (
  <LitRow item={row.items[0]} isOf={ref => isOfFrontalRow(ref, row)} standing={standing}>
    {children}
  </LitRow>
)
