/** Folds a login name so that names that look alike are one: compatibility forms, case and surrounding whitespace. */
export const loginKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase()
