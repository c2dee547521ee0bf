/** A login name folded, so that names which look alike are one: compatibility forms, case and outer blanks. */
export const loginKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase()
