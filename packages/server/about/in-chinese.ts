import { chinese } from './card-words'

/** A sentence of a model card in Chinese; as it is where no translation exists. */
export const inChinese = (sentence: string): string => chinese[sentence] ?? sentence
