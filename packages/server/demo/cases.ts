import type { PhantomOptions } from '@sella/drawing/phantom/phantom'
import { type DemoPhotoKind, demoPhotoKinds } from '@sella/drawing/phantom/photo'

/** A dated record of a demo case. */
export interface DemoStage {
  readonly createday: string
  readonly type: 1 | 2 | 3
  /** How the synthetic patient is drawn on films and photos. */
  readonly drawn: PhantomOptions
  readonly film: boolean
  /** Whether the film's known landmarks are stored as its tracing. */
  readonly traced: boolean
  readonly photos: readonly DemoPhotoKind[]
}

/** An invented case. Its name says that it is a sample, so that nobody mistakes it for a patient. */
export interface DemoCase {
  readonly name: string
  readonly sex: 'male' | 'female'
  readonly birthday: string
  readonly caseNo: string
  readonly notes: string
  readonly favorite: boolean
  readonly stages: readonly DemoStage[]
}

const width = 1600
const faces: readonly DemoPhotoKind[] = ['Lateral_Photo', 'Frontal_Photo', 'Smile_Photo']
const standard = demoPhotoKinds.filter(kind => kind !== 'Panoramic')

const sample = (
  caseNo: string,
  name: string,
  rest: Omit<DemoCase, 'caseNo' | 'name' | 'favorite'> & { readonly favorite?: boolean },
): DemoCase => ({
  caseNo,
  name,
  favorite: false,
  ...rest,
})

const traced = { film: true, traced: true } as const

/** Six cases: growth over three records, treatment over two, an adult, a film facing left, a film to trace, and photos only. */
export const demoCases: readonly DemoCase[] = [
  sample('DEMO-1', '示例·陈同学', {
    sex: 'female',
    birthday: '2012-03-18',
    notes: '虚构病例：合成影像，三个阶段',
    favorite: true,
    stages: [
      {
        createday: '2023-09-12T09:30',
        type: 1,
        ...traced,
        photos: demoPhotoKinds,
        drawn: { seed: 11, skeletalClass: 'II', ageYears: 11.5, width },
      },
      {
        createday: '2024-12-03T10:10',
        type: 2,
        ...traced,
        photos: [],
        drawn: { seed: 11, skeletalClass: 'II', ageYears: 12.7, width },
      },
      {
        createday: '2026-05-20T14:40',
        type: 3,
        ...traced,
        photos: standard,
        drawn: { seed: 11, skeletalClass: 'I', ageYears: 14.2, width },
      },
    ],
  }),
  sample('DEMO-2', '示例·林同学', {
    sex: 'male',
    birthday: '2010-07-02',
    notes: '虚构病例：合成影像，两个阶段',
    stages: [
      {
        createday: '2024-02-26T08:50',
        type: 1,
        ...traced,
        photos: faces,
        drawn: { seed: 23, skeletalClass: 'III', vertical: 'high', ageYears: 13.6, width },
      },
      {
        createday: '2026-03-09T15:20',
        type: 2,
        ...traced,
        photos: faces,
        drawn: { seed: 23, skeletalClass: 'III', vertical: 'high', ageYears: 15.7, width },
      },
    ],
  }),
  sample('DEMO-3', '示例·王女士', {
    sex: 'female',
    birthday: '1994-11-23',
    notes: '虚构病例：成人，低角',
    stages: [
      {
        createday: '2026-08-14T11:00',
        type: 1,
        ...traced,
        photos: [],
        drawn: { seed: 37, skeletalClass: 'I', vertical: 'low', ageYears: 31.7, width },
      },
    ],
  }),
  sample('DEMO-4', '示例 Emma Sample', {
    sex: 'female',
    birthday: '2011-01-09',
    notes: 'Invented case: the film faces left',
    stages: [
      {
        createday: '2026-09-01T09:00',
        type: 1,
        ...traced,
        photos: [],
        drawn: { seed: 41, skeletalClass: 'II', vertical: 'high', ageYears: 15.6, mirror: true, width },
      },
    ],
  }),
  sample('DEMO-5', '示例·赵同学', {
    sex: 'male',
    birthday: '2013-05-30',
    notes: '虚构病例：侧位片尚未定点',
    stages: [
      {
        createday: '2026-10-08T16:30',
        type: 1,
        film: true,
        traced: false,
        photos: [],
        drawn: { seed: 53, skeletalClass: 'I', ageYears: 13.4, width },
      },
    ],
  }),
  sample('DEMO-6', '示例·孙先生', {
    sex: 'male',
    birthday: '1988-02-14',
    notes: '虚构病例：仅有照片，尚无侧位片',
    stages: [
      {
        createday: '2026-11-02T10:00',
        type: 1,
        film: false,
        traced: false,
        photos: faces,
        drawn: { seed: 67, skeletalClass: 'I', ageYears: 38.7 },
      },
    ],
  }),
]
