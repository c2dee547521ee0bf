/** The views of a face that have points of their own. */
export const faceViews = ['face_side', 'face_frontal', 'face_smile'] as const

export type FaceView = (typeof faceViews)[number]
