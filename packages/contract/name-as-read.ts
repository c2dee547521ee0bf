/** Marks and controls that show nothing, but turn the text after a name around, hide in it or part it from its equal. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu

/** Line ends, tabs and other controls separate words. */
const separators = /[\p{Cc}\u2028\u2029]+/gu

/** Scripts in which a joiner or non-joiner is spelling: Persian and Indic names need it. */
const joining =
  '\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Mong}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}'
const strayJoiners = new RegExp(
  `(?<![${joining}])[\\u200c\\u200d]+|[\\u200c\\u200d]+(?![${joining}])|(?<=[\\u200c\\u200d])[\\u200c\\u200d]+`,
  'gu',
)

/**
 * A name as it is read: without direction marks (they come along when a name is copied from a message or a table), other invisible
 * characters and controls. Everything that shows stays, letters that run from right to left included.
 */
export const nameAsRead = (text: string): string => text.replace(invisible, '').replace(separators, ' ').replace(strayJoiners, '')

/** What somebody typed as a name, as it is stored: as it is read, without spaces around it. Empty where nothing would show. */
export const typedName = (text: string): string => nameAsRead(text).trim()
