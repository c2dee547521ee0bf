import type { CaseRecord, ImageKind } from '../entities'
import type { Action } from './roles'

/**
 * The action needed to change, move or remove a picture of a record. Leave to file a film does not include leave to detach it
 * from its tracing.
 */
export const pictureNeeds = ({ cephPoints }: Pick<CaseRecord, 'cephPoints'>, kind: ImageKind): Action =>
  kind === 'Lateral_Ceph' && cephPoints !== null ? 'trace' : 'register'
