/** Value representations with which a data set may begin. */
const firstVrs: ReadonlySet<string> = new Set(['UL', 'UI', 'CS', 'DA', 'TM', 'LO', 'SH', 'OB', 'DT', 'AE'])
/** A first element is short: a length, a character set, an image type, a class name. */
const longestFirst = 256
/** File meta information, or the group that identifies the study: one of the two comes first. */
const firstGroups: ReadonlySet<number> = new Set([0x0002, 0x0008])

/** The value representation of the first element where it is explicit; otherwise some letters or none. */
const vrOf = (head: DataView): string => String.fromCharCode(head.getUint8(4), head.getUint8(5))

/** Whether the first element of a data set names its value representation. */
export const beginsExplicit = (head: DataView): boolean => firstVrs.has(vrOf(head))

/**
 * Whether bytes begin like a DICOM data set without the preamble and `DICM` (old workstations write such files): with an element
 * of the first groups, short and of even length.
 */
export const beginsHeadless = (head: DataView): boolean => {
  if (head.byteLength < 16 || !firstGroups.has(head.getUint16(0, true)) || head.getUint16(2, true) > 0x0070) return false
  const long = vrOf(head) === 'OB' ? head.getUint32(8, true) : head.getUint16(6, true)
  const length = beginsExplicit(head) ? long : head.getUint32(4, true)
  return length > 0 && length <= longestFirst && length % 2 === 0
}
