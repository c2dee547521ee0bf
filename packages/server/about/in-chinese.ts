import { chinese } from './card-words'

/** A sentence of a model card in Chinese, or unchanged if there is no translation. */
export const inChinese = (sentence: string): string => chinese[sentence] ?? sentence
