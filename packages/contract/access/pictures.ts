import type { CaseRecord, ImageKind } from '../entities'
import type { Action } from './roles'

/** What changing, moving or taking away a picture of a record needs: leave to file it is no leave to take a film from under its tracing. */
export const pictureNeeds = ({ cephPoints }: Pick<CaseRecord, 'cephPoints'>, kind: ImageKind): Action =>
  kind === 'Lateral_Ceph' && cephPoints !== null ? 'trace' : 'register'
