const prefixAt = 128

const none = new ArrayBuffer(0)

/**
 * Whether a file is shown as DICOM before it is stored: it has the prefix DICM after its preamble, or the file extension, or begins
 * like a data set without that header, as the server reads it too.
 */
export const looksDicom = async (file: File): Promise<boolean> => {
  if (/\.(dcm|dicom)$/i.test(file.name)) return true
  const head = new DataView(
    await file
      .slice(0, prefixAt + 4)
      .arrayBuffer()
      .catch(() => none),
  )
  if (head.byteLength < 16) return false
  const prefix = head.byteLength < prefixAt + 4 ? '' : String.fromCharCode(...[0, 1, 2, 3].map(i => head.getUint8(prefixAt + i)))
  // Only these two groups come first: few files need the rule, which is fetched for them.
  if (prefix === 'DICM' || ![2, 8].includes(head.getUint16(0, true))) return prefix === 'DICM'
  const rule = await import('@sella/contract/headless-dicom').catch(() => null)
  return rule?.beginsHeadless(head) ?? false
}
