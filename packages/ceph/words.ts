/** A text in both languages of the product. Chinese is the default. */
export interface Words {
  readonly zh: string
  readonly en: string
}

export type Lang = keyof Words
