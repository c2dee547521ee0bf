/**
 * Recognises the messages of the system, SQLite and PostgreSQL for a disk that cannot be written; null for any other error. For
 * callers that must continue without writing.
 */
export const diskTrouble = (error: unknown): 'DISK_FULL' | 'DISK_READ_ONLY' | null => {
  const code = String((error as { readonly code?: unknown } | null)?.code ?? '')
  if (/^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/.test(code)) return 'DISK_FULL'
  return /^(EROFS|EIO|SQLITE_READONLY\w*|SQLITE_IOERR\w*|SQLITE_CANTOPEN\w*|25006)$/.test(code) ? 'DISK_READ_ONLY' : null
}
