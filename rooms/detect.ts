/** The detector: film to points, photo to profile and face. It knows the domain alone. */
export const detect: Readonly<Record<string, readonly string[]>> = {
  // The canonical frame of a film, its picture, and the numbers a network comes with.
  'detect/film': ['ceph'],
  'detect/passes': ['ceph', 'detect/film'],
  'detect/skin': ['ceph', 'detect/film', 'detect/passes'],
  'detect/outlines': ['ceph', 'detect/film', 'detect/skin'],
  'detect/reading': ['ceph', 'detect/film', 'detect/outlines', 'detect/passes', 'detect/skin'],
  'detect/detector.ts': ['detect/film', 'detect/passes', 'detect/reading'],
  'detect/silhouette': ['ceph'],
  'detect/profile': ['ceph', 'detect/silhouette'],
  'detect/face': ['ceph', 'detect/profile', 'detect/silhouette'],
  // The adapters of the runtime, which need Node.
  'detect/engine': ['detect/face', 'detect/profile', 'detect/silhouette'],
  'detect/models.ts': [],
  'detect/onnx-node.ts': ['detect/detector.ts', 'detect/engine', 'detect/film', 'detect/models.ts'],
}
