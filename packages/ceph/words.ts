/** A text in both languages of the product. Chinese is the default. */
export interface Words {
  readonly zh: string
  readonly en: string
}

export type Lang = keyof Words

/** A text that is the same in both languages, such as a citation or a symbol. */
export const alike = (text: string): Words => ({ zh: text, en: text })
