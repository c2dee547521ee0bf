const endOfArchive = 0x06054b50
const entryOfArchive = 0x02014b50

/**
 * The unpacked size in bytes that an archive declares (ZIP 4.3.12, 4.3.16): a small file may expand to gigabytes. Null if it is
 * no archive.
 */
export const unpackedSize = (view: DataView): number | null => {
  const least = Math.max(0, view.byteLength - 65_557)
  let end = view.byteLength - 22
  while (end >= least && view.getUint32(end, true) !== endOfArchive) end -= 1
  if (end < least) return null
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  let sum = 0
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entryOfArchive) return null
    sum += view.getUint32(at + 24, true)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return sum
}
