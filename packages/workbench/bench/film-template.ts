import { templateLandmarks } from '@sella/ceph/data/template'
import type { Template } from './expected'

/** The mean film. */
export const filmTemplate: Template = { points: templateLandmarks, mirrors: true }
