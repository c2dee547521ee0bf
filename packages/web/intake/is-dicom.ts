const prefixAt = 128

/** Whether a file is shown as DICOM before it is stored: it has the prefix DICM after its preamble, or the file extension. */
export const looksDicom = async (file: File): Promise<boolean> => {
  if (/\.(dcm|dicom)$/i.test(file.name)) return true
  return (
    (await file
      .slice(prefixAt, prefixAt + 4)
      .text()
      .catch(() => '')) === 'DICM'
  )
}
