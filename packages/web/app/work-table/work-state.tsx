import type { ReactNode } from 'react'
import { InEditProvider } from '../../case/in-edit'
import { RunningProvider } from '../../report/running'

/** State shared by the screens of one work table and its rail; it ends with the table. */
export const WorkState = ({ children }: { readonly children: ReactNode }) => (
  <InEditProvider>
    <RunningProvider>{children}</RunningProvider>
  </InEditProvider>
)
