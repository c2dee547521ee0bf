interface At {
  readonly pathname: string
  readonly search: string
}

/**
 * The search of the address with another record of the case; null once another page or case is shown than the one that asked for it:
 * an answer that comes late must not open its own case over that of another patient.
 */
export const withRecord = (
  shown: At,
  asked: { readonly pathname: string; readonly caseUuid: string | null },
  recordUuid: string,
): URLSearchParams | null => {
  const search = new URLSearchParams(shown.search)
  if (shown.pathname !== asked.pathname || search.get('case') !== asked.caseUuid) return null
  search.set('record', recordUuid)
  return search
}
