import type { ReactNode } from 'react'
import { InEditProvider } from '../../case/in-edit'
import { RunningProvider } from '../../report/running'

/** What the screens of one work table and its rail tell each other; it ends with the table. */
export const WorkState = ({ children }: { readonly children: ReactNode }) => (
  <InEditProvider>
    <RunningProvider>{children}</RunningProvider>
  </InEditProvider>
)
