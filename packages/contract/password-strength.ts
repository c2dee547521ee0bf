/** Fewest characters in a password. */
const leastPassword = 8

/** The words at the top of lists of leaked passwords, in both languages of the doctors; each with or without digits around it. */
const common = new Set(
  (
    'password passwort passwd pass word admin administrator root user guest test demo welcome login letmein master monkey dragon ' +
    'sunshine princess football baseball superman batman shadow michael jordan charlie iloveyou loveyou love trustno starwars ' +
    'qwerty qwertyuiop qwertyui qwert asdfghjkl asdfgh asdf zxcvbnm zxcvbn zxcv qazwsx qazwsxedc qweasd qweasdzxc abc abcd abcde ' +
    'abcdef abcdefg abcdefgh aaa aa a qq q w z x s d woaini woaiwojia woaiwo wo ai ni wodemima mima yisheng doctor dentist yachi ' +
    'kouqiang zhengji ortho sella hospital clinic changeme secret default computer internet hello helloworld freedom whatever ' +
    'killer pokemon naruto liverpool arsenal chelsea summer winter spring autumn'
  ).split(' '),
)

const letters = /[a-z]+/g

const step = (a: string, b: string): number => (b.codePointAt(0) ?? 0) - (a.codePointAt(0) ?? 0)

/** Number of consecutive characters that repeat, rise or fall by one: 12345678, aaaaaaaa, 87654321. */
const runs = (text: string): number => {
  const steps = [...text].slice(1).map((letter, i) => step(text[i] ?? '', letter))
  return steps.filter((by, i) => Math.abs(by) <= 1 && (i === 0 || by === steps[i - 1])).length
}

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1qaz2wsx3edc4rfv5tgb', '1q2w3e4r5t6y7u8i9o0p']

const alongKeys = (text: string): boolean =>
  text.length > 3 && rows.some(row => row.includes(text) || [...row].reverse().join('').includes(text))

/** A repetition of something short: abcabcabc, 52015201. */
const repeats = (text: string): boolean => /^(.{1,4})\1+$/u.test(text)

const plain = (password: string): string => password.normalize('NFKC').toLowerCase()

const leaked = (text: string): boolean => {
  const words = text.match(letters) ?? []
  const wordLength = words.join('').length
  const onlyCommon = words.length > 0 && words.length <= 2 && words.every(word => common.has(word))
  // Whatever surrounds a common word must be more than a year or a run.
  if (onlyCommon && text.length - wordLength <= 6) return true
  return alongKeys(text) || repeats(text) || runs(text) >= text.length - 3
}

/** Digits only: a birthday, a phone number. */
const figures = (text: string): boolean => /^[\p{N}\p{P}\p{S}\s]+$/u.test(text) && text.length < 14

/**
 * The error code for an unacceptable new password; null when it is acceptable. `names`: what others know about the account, such
 * as its login name.
 */
export const passwordFault = (
  password: string,
  names: readonly string[] = [],
): 'PASSWORD_TOO_SHORT' | 'PASSWORD_COMMON' | null => {
  if ([...password].length < leastPassword) return 'PASSWORD_TOO_SHORT'
  const text = plain(password)
  const own = names.map(plain).filter(name => name.length >= 3)
  const rest = own.reduce((left, name) => left.replaceAll(name, ''), text)
  if (own.some(name => text.includes(name)) && rest.length < 6) return 'PASSWORD_COMMON'
  return leaked(text) || figures(text) ? 'PASSWORD_COMMON' : null
}

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u, /\p{Lo}/u]

/** 0 refused, 1 weak, 2 fair, 3 strong, judged by length, kinds of characters and number of different characters. */
export const passwordStrength = (password: string, names: readonly string[] = []): 0 | 1 | 2 | 3 => {
  if (passwordFault(password, names) !== null) return 0
  const length = [...password].length
  const different = new Set(plain(password)).size
  const points = length + 2 * kinds.filter(kind => kind.test(password)).length + (different >= 10 ? 2 : 0)
  return points >= 20 ? 3 : points >= 15 ? 2 : 1
}
