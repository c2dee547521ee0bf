/** Bytes in words: `812 KB`, `4.2 MB`, `1.3 GB`; decimal units, as in file managers. */
export const sizeText = (bytes: number): string => {
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`
  if (bytes < 999_950_000) return `${(bytes / 1e6).toFixed(1)} MB`
  return `${(bytes / 1e9).toFixed(1)} GB`
}
