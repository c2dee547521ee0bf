const prefixAt = 128

/** Whether a file is to be shown as DICOM before it is kept: it carries the prefix DICM behind its preamble, or is named so. */
export const looksDicom = async (file: File): Promise<boolean> => {
  if (/\.(dcm|dicom)$/i.test(file.name)) return true
  return (
    (await file
      .slice(prefixAt, prefixAt + 4)
      .text()
      .catch(() => '')) === 'DICM'
  )
}
