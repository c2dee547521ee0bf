/** A hash in groups of eight characters, for comparison by eye. */
export const groupedHash = (hash: string): string => (hash.match(/.{1,8}/g) ?? []).join(' ')
